/** How to play Hamburgum. */
import type { HowToPlay } from "../../../lib/game/how";
import type { View } from "../../../lib/types";
import scene from "./scene.json";

const how: HowToPlay = {
  scene: scene as unknown as View,
  chapters: [
    { id: "turn", steps: ["move", "act", "pass"], picture: { around: ["space:"] } },
    {
      id: "actions",
      picture: { around: ["berth:"], across: true },
      cards: [
        { id: "produce", icon: "beer" },
        { id: "sell", icon: "trade" },
        { id: "buy", icon: "brick" },
        { id: "dockyard", icon: "dockyard" },
        { id: "guildhall", icon: "guildhall" },
        { id: "church", icon: "church" },
      ],
    },
    {
      id: "city",
      picture: { around: ["church:nikolai", "church:dom", "church:petri", "site:N1", "site:N2", "site:N3", "site:N4", "site:N5", "site:N6"], marks: ["church:nikolai", "site:N2", "site:N1"] },
      steps: ["church", "site", "captain"],
    },
    {
      id: "tokens",
      picture: { around: ["player:0", "money:0", "stock:0:", "token:nikolai_citizens", "token:petri_points"] },
      scores: [
        { id: "points", icon: "points" },
        { id: "tokens", icon: "tokens" },
        { id: "ships", icon: "ships" },
        { id: "building", icon: "guildhall" },
        { id: "citizens", icon: "citizens" },
      ],
    },
    {
      id: "end",
      scores: [
        { id: "rest", icon: "tokens" },
        { id: "stock", icon: "timber" },
        { id: "money", icon: "coin" },
      ],
    },
  ],
};
export default how;
