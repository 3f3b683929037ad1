/** The words for an option's values, and how one is chosen: only what differs from the default is sent. */
import type { Catalogue } from "../../lib/i18n/catalogue";
import type { Option } from "../../lib/types";

export type Values = Record<string, string | number>;

export const named = (option: Option, value: string, texts: Catalogue): string =>
  texts.has(`value-${option.name}-${value}`) ? texts.say(`value-${option.name}-${value}`) : value.replaceAll("_", " ");

export function chosen(values: Values, option: Option, value: string | number): Values {
  const { [option.name]: _, ...rest } = values;
  return value === option.initial || value === "" ? rest : { ...rest, [option.name]: value };
}

/** An order with the thing at a place moved by one. */
export function moved(order: readonly string[], at: number, by: -1 | 1): string[] {
  const made = [...order];
  made.splice(at + by, 0, ...made.splice(at, 1));
  return made;
}

/** The parts of an option that can be had in any combination (`a`, `b`, `a+b` …), in their order; null: one value excludes the others. */
export function parts(option: Option): string[] | null {
  const joined = (option.values ?? []).flatMap((value) => (value.includes("+") ? value.split("+") : []));
  const single = (option.values ?? []).filter((value) => joined.includes(value));
  return single.length ? single : null;
}

/** The parts that a value stands for: none in the first value, all in the last, else those it names. */
export function partsOf(option: Option, value: string | number): string[] {
  const all = parts(option) ?? [];
  return value === option.values?.at(-1) ? all : all.filter((part) => String(value).split("+").includes(part));
}

/** The value that stands for some parts. */
export function joined(option: Option, wanted: readonly string[]): string {
  const values = option.values ?? [];
  return values.find((value) => partsOf(option, value).join() === wanted.join()) ?? values[0]!;
}
