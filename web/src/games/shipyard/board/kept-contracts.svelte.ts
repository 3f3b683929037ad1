/** The contracts that the panel would keep, for the mat to show and to change before it is sent. */
class KeptContracts {
  /** null: no panel is open. */
  now = $state.raw<{ asked: readonly string[]; kept: readonly string[]; toggle: (id: string) => void } | null>(null);
}
export const keptContracts = new KeptContracts();
