/** A board alone, without server and shell: /harness.html?game=hamburgum&at=3 draws harness/fixtures/hamburgum.json[3]. */
import { mount } from "svelte";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.getElementById("app")! });
