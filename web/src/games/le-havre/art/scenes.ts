/**
 * The small pictures on the building cards, drawn by code: each scene is put together from a few parts, stands on the
 * bottom of a 96×40 box and has no sky, so that one set serves light and dark tables.
 */
import { adopt } from "./sheet";

const box = (x: number, y: number, w: number, h: number, fill: string): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 1.4): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const WALL = "#e6cfa3";
const SHADE = "#c9ab78";
const ROOF = "#b5523a";
const SLATE = "#6d7a86";
const STONE = "#b9bfc4";
const DARK = "#5a4636";
const WOOD = "#a97142";
const PLANK = "#8a5a31";
const PANE = "#7fa3b5";
const GLOW = "#f6cf6a";
const LEAF = "#5f8f52";
const PINE = "#3f7050";
const WATER = "#5f9fb8";
const FOAM = "#d7e8ee";
const FIRE = "#ff8b2c";
const IRON = "#7b8894";
const CLAY = "#c07a52";

/** A house seen from the front: wall, gable, door. */
function house(x: number, w: number, h: number, roof = ROOF, wall = WALL): string {
  const top = 40 - h;
  const windows = w > 18 ? box(x + 3, top + 4, 4, 5, PANE) + box(x + w - 7, top + 4, 4, 5, PANE) : "";
  return box(x, top, w, h, wall) + shape(`M${x - 2} ${top}L${x + w / 2} ${top - w * 0.42}L${x + w + 2} ${top}z`, roof) + windows + box(x + w / 2 - 2.5, 32, 5, 8, DARK);
}
/** A long building with a flat or sloping roof and a row of windows. */
function hall(x: number, w: number, h: number, roof = SLATE, wall = SHADE): string {
  const top = 40 - h;
  const panes = Array.from({ length: Math.floor((w - 4) / 8) }, (_, n) => box(x + 4 + n * 8, top + 4, 4, 5, PANE)).join("");
  return box(x, top, w, h, wall) + shape(`M${x - 2} ${top}l4-5h${w - 4}l4 5z`, roof) + panes;
}
function smoke(x: number, y: number): string {
  return `<g fill="#aeb7bd" opacity=".75">${dot(x, y, 2.4, "inherit")}${dot(x + 3, y - 4, 3, "inherit")}${dot(x + 7, y - 7, 2.4, "inherit")}</g>`.replaceAll(' fill="inherit"', "");
}
const chimney = (x: number, h: number, fill = "#a4503a"): string => box(x, 40 - h, 5, h, fill) + box(x - 0.7, 40 - h, 6.4, 2, DARK) + smoke(x + 3, 36 - h);
const pine = (x: number, h: number): string => box(x - 1, 36, 2, 4, PLANK) + shape(`M${x} ${38 - h}l${h * 0.32} ${h * 0.55}h-${h * 0.12}l${h * 0.2} ${h * 0.4}h-${h * 0.8}l${h * 0.2}-${h * 0.4}h-${h * 0.12}z`, PINE);
const tree = (x: number, r: number): string => box(x - 1, 40 - r - 2, 2, r + 2, PLANK) + dot(x, 38 - r * 1.6, r, LEAF);
const crate = (x: number, y: number, size = 8): string => box(x, y, size, size, WOOD) + line(`M${x} ${y}l${size} ${size}M${x + size} ${y}l-${size} ${size}`, PLANK, 1) + line(`M${x} ${y}h${size}v${size}h-${size}z`, PLANK, 1);
const barrel = (x: number): string => `<rect x="${x}" y="30" width="8" height="10" rx="2.5" fill="${WOOD}"/>` + line(`M${x} 33h8M${x} 37h8`, DARK, 0.9);
const sea = box(0, 35, 96, 5, WATER) + line("M2 36.5q4-2 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0", FOAM, 0.9);
const log = (x: number, y: number): string => `<rect x="${x}" y="${y}" width="20" height="5" rx="2.5" fill="${WOOD}"/>` + dot(x + 18, y + 2.5, 2.2, "#e5c08b");
const steamer = shape("M22 27h52l-5 9H28z", "#37536b") + box(34, 21, 26, 6, "#efe9dc") + box(42, 12, 6, 9, ROOF) + smoke(47, 9) + line("M68 27V14M28 27V16", DARK, 1.2);
const awning = (x: number, w: number, fill: string): string =>
  line(`M${x + 1} 24v16M${x + w - 1} 24v16`, DARK, 1.2) + Array.from({ length: 5 }, (_, n) => shape(`M${x + (n * w) / 5} 16h${w / 5}v8q-${w / 10} 3-${w / 5} 0z`, n % 2 ? "#f4ead4" : fill)).join("") + box(x + 2, 31, w - 4, 3, WOOD);
const fish = (x: number, y: number, fill: string): string => shape(`M${x} ${y}q4-4 8-1l3-2v6l-3-2q-4 3-8-1z`, fill);
const cow = (x: number): string => `<rect x="${x}" y="28" width="15" height="7" rx="3" fill="#a8754c"/>` + box(x + 2, 34, 2, 6, "#8a5a36") + box(x + 11, 34, 2, 6, "#8a5a36") + `<rect x="${x + 13}" y="25" width="6" height="6" rx="2" fill="#a8754c"/>` + dot(x + 6, 31, 2.2, "#f3e7d3");
const flag = (x: number, y: number, fill: string): string => line(`M${x} ${y}v10`, DARK, 1) + shape(`M${x} ${y}l8 2.5-8 2.5z`, fill);
const columns = (x: number, n: number): string => Array.from({ length: n }, (_, k) => box(x + k * 8, 20, 3.5, 16, "#efe8d8")).join("");

export const SCENES: Record<string, string> = {
  scaffold: box(34, 20, 26, 20, SHADE) + line("M30 40V12M38 40V12M56 40V12M64 40V12M28 28h40M28 18h40", PLANK, 1.6) + line("M72 40V6l-20 3M72 6l8 4M56 8.5v9", DARK, 1.6) + box(53, 17, 6, 4, CLAY) + crate(14, 32),
  market: awning(14, 24, ROOF) + awning(40, 24, "#3c77a6") + awning(66, 20, LEAF) + dot(20, 29, 2, FIRE) + dot(25, 29, 2, FIRE) + dot(46, 29, 2, LEAF) + dot(52, 29, 2, GLOW) + dot(72, 29, 2, CLAY),
  sawmill: house(16, 26, 16, SLATE, WOOD) + log(48, 35) + log(66, 35) + log(57, 30) + dot(52, 24, 7, STONE) + dot(52, 24, 2, DARK),
  fishery: sea + shape("M26 28h30q-3 8-9 8H34q-5 0-8-8z", WOOD) + line("M41 28V8", DARK, 1.6) + shape("M43 9q10 6 11 17H43z", "#f3ead6") + line("M66 35V18M84 35V18M66 20q9 10 18 0M69 23q6 7 12 0M72 22v5M76 24v4M80 21v5", PLANK, 1.1),
  workshop: house(24, 28, 17) + line("M58 40l6-20M63 40l6-20M68 40l6-20", WOOD, 3) + line("M10 40h10M12 40v-6h7v6", PLANK, 2),
  bakery: house(20, 26, 16, ROOF) + chimney(40, 28) + `<ellipse cx="68" cy="40" rx="15" ry="14" fill="${CLAY}"/>` + shape("M61 40v-5q7-8 14 0v5z", DARK) + shape("M64 40q4-8 8 0z", FIRE),
  store: hall(8, 34, 18, ROOF, WALL) + crate(48, 32) + crate(57, 32) + crate(52, 24) + barrel(68) + barrel(78),
  kiln: shape("M22 40q0-24 22-24t22 24z", CLAY) + line("M24 33h40M29 25h30M36 18.5h16", "#8a4a30", 1) + shape("M37 40v-7q7-8 14 0v7z", DARK) + shape("M40 40q4-10 8 0z", FIRE) + smoke(44, 12) + log(70, 35),
  smokehouse: house(22, 24, 18, PLANK, WOOD) + smoke(34, 10) + line("M54 22h34M56 22v18M86 22v18", PLANK, 1.6) + `<g transform="rotate(90 62 30)">${fish(57, 30, "#cf8a3d")}</g><g transform="rotate(90 71 30)">${fish(66, 30, "#cf8a3d")}</g><g transform="rotate(90 80 30)">${fish(75, 30, "#cf8a3d")}</g>`,
  cattle: house(10, 30, 18, ROOF, "#b9694a") + line("M46 40V30M88 40V30M44 33h46M44 37h46", PLANK, 1.4) + cow(52) + cow(72),
  pit: shape("M4 40q14-20 34-14 16-12 30 2 12 0 20 12z", CLAY) + shape("M26 40q10-10 26 0z", "#94583a") + line("M62 38l12-16", PLANK, 2) + shape("M68 20l10 6-3 2-9-6z", IRON) + line("M40 33q6-3 10 0", "#e5ab87", 1.2),
  mine: shape("M6 40q22-22 46-6l8 6z", "#6f6a62") + line("M30 40l8-30 8 30M33 28h10M35 20h6", PLANK, 2) + dot(38, 10, 4, IRON) + box(62, 29, 18, 7, IRON) + dot(66, 38, 2, DARK) + dot(76, 38, 2, DARK) + shape("M63 29q9-8 16 0z", "#33383e"),
  hall: shape("M18 18L48 4l30 14z", SLATE) + box(20, 18, 56, 3, "#efe8d8") + box(24, 20, 48, 16, SHADE) + columns(25, 6) + box(16, 36, 64, 4, STONE),
  wharf: shape("M18 22h46q0 12-10 14H28q-8-4-10-14z", WOOD) + line("M24 22v10M31 22v13M38 22v14M45 22v14M52 22v13M59 22v10", PLANK, 1.2) + line("M12 40l8-8M70 40l-8-8M41 22V6", DARK, 1.6) + line("M76 40V8l-18 4", PLANK, 2) + sea,
  night: box(0, 6, 96, 34, "#2f3550") + house(10, 24, 20, "#1e2236", "#454c6b") + house(62, 24, 22, "#1e2236", "#454c6b") + line("M48 40V20M48 20h6", DARK, 1.6) + box(52, 21, 5, 6, GLOW) + dot(54.5, 24, 7, "rgb(246 207 106 / 25%)") + dot(84, 11, 3.5, "#f3ead6"),
  works: hall(12, 40, 17, ROOF, "#b9694a") + chimney(56, 30) + chimney(66, 26) + shape("M72 40V28l8 4v-4l8 4v8z", SHADE),
  forge: shape("M14 40V24l10 5v-5l10 5v-5l10 5v11z", IRON) + chimney(48, 32, IRON) + shape("M60 40l3-16h14l3 16z", "#4b525b") + shape("M66 24q4-12 8 0z", FIRE) + box(64, 33, 12, 3, GLOW),
  ship: steamer + sea,
  dock: line("M20 40V8h4v32M22 8h40M22 14l12-6M54 8v10", DARK, 2) + crate(50, 18, 8) + shape("M58 28h30l-4 8H62z", "#37536b") + sea,
  tannery: line("M14 40V16M40 40V16M12 18h30M52 40V16M78 40V16M50 18h30", PLANK, 1.8) + shape("M19 19h16l3 5-3 4 2 6-5-1-5 4-5-4-5 1 2-6-3-4z", "#d9b98a") + shape("M57 19h16l3 5-3 4 2 6-5-1-5 4-5-4-5 1 2-6-3-4z", "#9a5427"),
  office: hall(28, 40, 28, SLATE, WALL) + [0, 1, 2, 3].map((n) => box(32 + n * 8, 26, 4, 5, PANE)).join("") + box(45, 32, 6, 8, DARK) + flag(66, 2, ROOF),
  bridge: box(0, 34, 96, 6, WATER) + shape("M4 22h88v8h-4a12 10 0 0 0-24 0h-4a12 10 0 0 0-24 0h-4a12 10 0 0 0-24 0H4z", STONE) + box(4, 20, 88, 3, "#8d959c") + line("M4 37q6-2 12 0t12 0 12 0 12 0 12 0 12 0 12 0", FOAM, 0.9),
  church: box(36, 24, 34, 16, "#e9e2d2") + shape("M34 24l6-7h26l6 7z", SLATE) + box(24, 16, 14, 24, "#e9e2d2") + shape("M22 16L31 1l9 15z", SLATE) + line("M31-1v5M29 1h4", DARK, 1) + shape("M28 40v-6q3-4 6 0v6z", DARK) + shape("M46 34v-5q2.5-4 5 0v5zM56 34v-5q2.5-4 5 0v5z", PANE),
  farm: shape("M0 40q30-10 60-4t36 4z", "#c9b04a") + line("M6 39q20-7 44-4M20 40q20-6 44-2", "#9a8020", 1) + house(56, 22, 17, ROOF, "#b9694a") + tree(18, 7) + tree(86, 6),
  forest: pine(16, 30) + pine(30, 24) + house(44, 20, 13, PLANK, WOOD) + pine(74, 28) + pine(86, 20),
  tavern: house(22, 30, 20, ROOF) + line("M56 20h10", DARK, 1.6) + box(60, 22, 9, 8, WOOD) + dot(64.5, 26, 2.2, GLOW) + line("M64 40v-4h18v4", PLANK, 2) + `<rect x="70" y="28" width="6" height="7" rx="1" fill="${GLOW}"/>` + line("M76 30q3 0 3 2t-3 2", DARK, 1.2),
  stadium: `<ellipse cx="48" cy="34" rx="40" ry="12" fill="${STONE}"/><ellipse cx="48" cy="35" rx="30" ry="8" fill="${LEAF}"/>` + line("M48 28v14M22 35h52", "#dbe8d3", 1) + flag(16, 14, ROOF) + flag(78, 14, "#3c77a6") + flag(46, 10, GLOW),
  tower: shape("M40 40l3-28h10l3 28z", "#e9e2d2") + shape("M41.5 26h13l.6 6H40.9zM42.7 16h10.6l.5 5H42.2z", ROOF) + box(42, 6, 12, 6, GLOW) + shape("M40 6l8-5 8 5z", DARK) + shape("M54 8l30-5v10z", "rgb(246 207 106 / 45%)") + sea,
  cottages: house(12, 20, 13, ROOF) + house(36, 20, 13, SLATE) + house(60, 20, 13, "#8a4a3a") + tree(88, 5),
  train: hall(6, 30, 20, ROOF, WALL) + box(44, 22, 24, 12, "#2f5d50") + box(60, 14, 14, 20, "#244a40") + box(63, 17, 8, 7, PANE) + box(46, 14, 5, 8, DARK) + smoke(48, 10) + dot(50, 36, 3.5, DARK) + dot(60, 36, 3.5, DARK) + dot(70, 36, 3.5, DARK) + line("M38 39.5h50", IRON, 1.2),
  wind: line("M24 40V16M52 40V12M78 40V18", STONE, 2.4) + [[24, 16], [52, 12], [78, 18]].map(([x, y]) => line(`M${x} ${y}v-12M${x} ${y}l10 6M${x} ${y}l-10 6`, "#efe8d8", 2) + dot(x!, y!, 1.8, IRON)).join("") + shape("M0 40q30-8 96 0z", LEAF),
  fair: shape("M14 40V24l20-14 20 14v16z", "#f4ead4") + shape("M14 24l20-14v14zM34 24h10v16H34z", ROOF) + flag(34, 1, GLOW) + shape("M60 40V28l12-9 12 9v12z", "#f4ead4") + shape("M72 19l12 9h-6v12h-6z", "#3c77a6"),
  square: hall(6, 24, 20, ROOF, WALL) + hall(66, 24, 20, SLATE, WALL) + `<ellipse cx="48" cy="37" rx="14" ry="3.5" fill="${STONE}"/>` + box(46, 26, 4, 10, STONE) + line("M48 25q-6-6-9 4M48 25q6-6 9 4M48 26v-6", WATER, 1.4),
  yard: shape("M8 40q10-16 26-10 12-10 24 0 14-4 26 10z", "#8d8577") + dot(26, 32, 5, IRON) + dot(26, 32, 2, DARK) + line("M46 38l10-18 6 2M66 36l8-12", IRON, 2.4) + crate(70, 31, 8),
  car: `<rect x="20" y="24" width="56" height="9" rx="3" fill="#8a4a3a"/>` + shape("M34 24l5-9h20l9 9z", "#8a4a3a") + shape("M39 23l3-6h7v6zM51 23v-6h7l6 6z", PANE) + dot(32, 34, 5.5, DARK) + dot(32, 34, 2, STONE) + dot(64, 34, 5.5, DARK) + dot(64, 34, 2, STONE) + smoke(80, 30),
  house: house(34, 26, 17) + tree(70, 6) + tree(24, 5),
};

/** The cards of each scene; cards that are not listed, such as added ones, have one by their type. */
const SHOWN: Record<string, string> = {
  scaffold: "building_firm_1 building_firm_2 construction_firm masons_guild wooden_crane construction_site",
  market: "marketplace grocery_market flea_market fish_market cattle_market emporium baguette_shop souvenir_shop",
  sawmill: "sawmill lumber_mill logging_camp",
  fishery: "fishery fishermans_hut fishpond_and_wood",
  workshop: "joinery wainwrights furniture_factory cobblers",
  bakery: "bakehouse bakery patisserie wholesale_bakery",
  store: "hardware_store storehouse coal_trader brick_trader haulage_firm trading_firm",
  kiln: "charcoal_kiln kiln brick_manufacturer",
  smokehouse: "smokehouse",
  cattle: "abattoir feedlot ranch cattle_drive",
  pit: "clay_mound clay_company",
  mine: "colliery iron_mine_and_coal_seam",
  hall: "local_court town_hall bank arts_centre stockmarket department_of_agriculture department_of_economics",
  wharf: "wharf_1 wharf_2",
  night: "black_market pirates_lair trafficking_spot dive_bar",
  works: "brickworks clothing_industry fur_factory fur_industry leather_industry tobacco_factory cannery_row business_park major_corporation",
  forge: "ironworks steel_mill steelworks smelter smelting_furnace blast_furnace cokery biofuel_facility",
  ship: "shipping_line luxury_yacht ms_dagmar",
  dock: "dock",
  tannery: "tannery furriery hides_trader",
  office: "business_office labour_exchange guildhouse pawnbrokers hotel",
  bridge: "bridge_over_the_seine",
  church: "church",
  farm: "farm plant_nursery",
  forest: "forest_hut hunting_lodge",
  tavern: "tavern inn diner steakhouse fish_restaurant schnaps_distillery soup_kitchen",
  stadium: "football_stadium",
  tower: "harbour_watch",
  cottages: "workers_cottages",
  train: "main_station",
  wind: "wind_farm",
  fair: "zoo toy_fair",
  square: "town_square picket_line",
  yard: "junkyard wreckers",
  car: "rattletrap_car",
  house: "dunny",
};
const BY_TYPE: Record<string, string> = { craftsman: "workshop", economic: "office", industrial: "works", public: "hall", ship: "ship" };
const SCENE_OF = new Map(Object.entries(SHOWN).flatMap(([scene, cards]) => cards.split(" ").map((card) => [card, scene])));

export const sceneOf = (card: string, type: string): string => SCENE_OF.get(card) ?? BY_TYPE[type] ?? "house";

let drawn = false;
/** The scenes as rules of a style sheet, made once. */
export function needScenes(): void {
  if (drawn) return;
  drawn = true;
  adopt(Object.entries(SCENES).map(([name, parts]) => ({ where: `.lh-scene-${name}`, viewBox: "0 0 96 40", parts })));
}
