/** How to play Shipyard. */
import type { HowToPlay } from "../../../lib/game/how";
import type { View } from "../../../lib/types";
import scene from "./scene.json";

const how: HowToPlay = {
  scene: scene as unknown as View,
  chapters: [
    { id: "turn", steps: ["front", "choose", "income", "act", "sail"], picture: { around: ["action:", "gear"], across: true } },
    {
      id: "actions",
      cards: [
        { id: "build", icon: "build" },
        { id: "canal", icon: "canal" },
        { id: "goods", icon: "goods" },
        { id: "exchange", icon: "exchange" },
        { id: "equipment", icon: "equipment" },
        { id: "crew", icon: "crew" },
        { id: "employee", icon: "employee" },
        { id: "subsidy", icon: "subsidy" },
      ],
    },
    { id: "wheel", picture: { around: ["hiring:", "post:"] } },
    {
      id: "cruise",
      steps: ["load", "speed", "route"],
      picture: { around: ["yard:0:", "reserve:0:"], air: 3 },
    },
    {
      id: "points",
      picture: { around: ["space:"] },
      scores: [
        { id: "crew", icon: "captain" },
        { id: "guns", icon: "cannon" },
        { id: "speed", icon: "speed" },
        { id: "military", icon: "military" },
        { id: "business", icon: "business" },
        { id: "safety", icon: "lantern" },
        { id: "riband", icon: "blue_riband" },
      ],
    },
    {
      id: "end",
      picture: { around: ["contract:"] },
      scores: [
        { id: "cruises", icon: "vp" },
        { id: "contracts", icon: "vp" },
        { id: "merchants", icon: "goods" },
      ],
    },
  ],
};
export default how;
