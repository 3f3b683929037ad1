/** The picture, badge and frame of an employee tile. */
import { components } from "../model";

type Face = { icon: string; badge: string; colour: string; family: string };

export function faceOf(id: string): Face {
  const [family = "", subject = "", level = ""] = id.split("_");
  const colour = components.employees[id]?.colour ?? "grey";
  if (family === "merchant") return { icon: subject, badge: `badge-merchant-${level}`, colour, family };
  if (family === "constructor") {
    const icon = subject === "crew" ? "cabin" : subject;
    return { icon, badge: subject === "stoker" ? "badge-constructor-stoker" : "badge-constructor", colour, family };
  }
  if (subject) return { icon: subject, badge: `badge-${family}`, colour, family };
  return { icon: family, badge: `badge-${family}`, colour, family };
}
