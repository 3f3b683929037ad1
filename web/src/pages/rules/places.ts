/** The clauses that are on the page: only to these a line may lead. */
import { createContext } from "svelte";

export const [usePlaces, sharePlaces] = createContext<() => ReadonlySet<string>>();
