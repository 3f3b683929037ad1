/** The picture, badge and frame of an employee tile. */
import type { Message } from "../../../lib/types";
import { components } from "../model";
import { message, nameOf } from "../words";

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

/** An employee by name with what the badge shows; the name of a merchant has its level already. */
export function employeeName(id: string): Message {
  const { badge, family } = faceOf(id);
  const employee = nameOf("employee", id);
  return family === "merchant" ? employee : message("board-employee", { employee, badge: message(badge) });
}
