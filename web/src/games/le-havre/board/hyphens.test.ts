import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (name: string): string => hyphenated(name).replaceAll("\u00ad", "-").replaceAll("\u00a0", "~");

it.each([
  ["Bauhandwerksbetrieb I", "Bau-hand-werks-be-trieb~I"],
  ["Wharf II", "Wharf~II"],
  ["Lebensmittelmarkt", "Lebens-mit-tel-markt"],
  ["Windmühlenpark", "Wind-müh-len-park"],
  ["Bekleidungsindustrie", "Beklei-dungs-in-du-strie"],
  ["Сталеплавильный завод", "Ста-ле-пла-виль-ный завод"],
  ["Муниципалитет", "Муни-ци-па-ли-тет"],
  ["Smokehouse", "Smo-ke-house"],
  ["Kohlenhandlung", "Koh-len-hand-lung"],
])("long words can be parted between syllables: %s", (name, parts) => expect(shown(name)).toBe(parts));

it("short words stay whole", () => {
  for (const name of ["Construction Firm", "Leather Industry", "Fishery"]) expect(hyphenated(name)).toBe(name);
});
