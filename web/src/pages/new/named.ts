/** The words for an option's values, and how one is chosen: only what differs from the default is sent. */
import type { Catalogue } from "../../lib/fluent";
import type { Option } from "../../lib/types";

export type Values = Record<string, string | number>;

export const named = (option: Option, value: string, texts: Catalogue): string =>
  texts.has(`value-${option.name}-${value}`) ? texts.say(`value-${option.name}-${value}`) : value.replaceAll("_", " ");

export function chosen(values: Values, option: Option, value: string | number): Values {
  const { [option.name]: _, ...rest } = values;
  return value === option.initial || value === "" ? rest : { ...rest, [option.name]: value };
}
