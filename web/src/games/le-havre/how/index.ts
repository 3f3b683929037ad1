/** How to play Le Havre. */
import type { HowToPlay } from "../../../lib/game/how";
import type { View } from "../../../lib/types";
import scene from "./scene.json";

const how: HowToPlay = {
  scene: scene as unknown as View,
  chapters: [
    { id: "turn", steps: ["supply", "offer", "worker"], picture: { around: ["tile:", "offer:", "marker:"], marks: ["tile:2", "offer:wood"] } },
    { id: "buildings", picture: { around: ["card:building_firm_2", "card:construction_firm", "card:fishery"], air: 4 }, steps: ["fee", "stay", "top"] },
    {
      id: "engine",
      picture: { around: ["card:wharf_1", "card:shipping_line", "card:bank"] },
      cards: [
        { id: "construct", icon: "hammer" },
        { id: "upgrade", icon: "smoked_fish" },
        { id: "energy", icon: "energy" },
        { id: "wharf", icon: "iron_ship" },
        { id: "shipping", icon: "francs" },
        { id: "business", icon: "loan" },
      ],
    },
    { id: "round", steps: ["harvest", "feed", "town"], picture: { around: ["round:", "ships:"], air: 2 } },
    {
      id: "end",
      scores: [
        { id: "francs", icon: "francs" },
        { id: "cards", icon: "steel_ship" },
        { id: "bonus", icon: "hammer" },
        { id: "loans", icon: "loan" },
      ],
    },
  ],
};
export default how;
