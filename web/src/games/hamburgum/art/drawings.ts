/** Drawings of our own: icons in a 24×24 box, and the six churches in five parts each. */
import type { BuildingType, Church } from "../model";

/** An icon: filled shapes and stroked lines, both in the current colour. */
type Drawing = { fill?: string; line?: string };

export const ICONS: Record<string, Drawing> = {
  beer: {
    fill: "M5 8h11v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2ZM4.5 7a2.6 2.6 0 0 1 3-3.6 3.6 3.6 0 0 1 6.2 0A2.7 2.7 0 0 1 16.5 7Z",
    line: "M16 10.5h2.5a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5H16",
  },
  sugar: { fill: "M12 2c1.3 0 1.9.8 2.3 2L19 19H5L9.7 4c.4-1.2 1-2 2.3-2ZM4 20h16v2H4Z" },
  cloth: {
    fill: "M4 5.5C4 4.1 5.3 3 7 3h10c1.7 0 3 1.1 3 2.5S18.7 8 17 8H7C5.3 8 4 6.9 4 5.5ZM6 9.5h14V21l-2.3-1.6L15.4 21l-2.4-1.6L10.7 21l-2.4-1.6L6 21Z",
  },
  timber: {
    line: "M3 17.5l9-4.8 9 4.8M3 13l9-4.8 9 4.8M3 8.5L12 3.7l9 4.8",
    fill: "M2 17a2.3 2.3 0 1 1 3.5 2A2.3 2.3 0 0 1 2 17Zm16.5 2a2.3 2.3 0 1 1 3.5-2 2.3 2.3 0 0 1-3.5 2Z",
  },
  brick: { fill: "M3 5h8v4H3Zm10 0h8v4h-8ZM3 10.5h4v4H3Zm6 0h6.5v4H9Zm8.5 0H21v4h-3.5ZM3 16h8v4H3Zm10 0h8v4h-8Z" },
  bell: {
    fill: "M12 2.5a1.5 1.5 0 0 1 1.5 1.6c2.8.8 4.3 3 4.3 6.2 0 4 .9 5.4 2.7 6.7v1.5h-17V17c1.8-1.3 2.7-2.7 2.7-6.7 0-3.2 1.5-5.4 4.3-6.2A1.5 1.5 0 0 1 12 2.5ZM9.5 19.5h5a2.5 2.5 0 0 1-5 0Z",
  },
  coin: { fill: "M12 3a9 9 0 1 0 .01 0ZM12 5.2a6.8 6.8 0 1 1-.01 0ZM9 8h6v1.8h-2V16.5h-2V9.8H9Z" },
  prestige: { fill: "M12 2.5l2.8 6 6.5.8-4.8 4.5 1.2 6.5L12 17.1l-5.7 3.2 1.2-6.5L2.7 9.3l6.5-.8Z" },
  merchant: {
    fill: "M8.3 3h7.4l-1.9 3.6h-3.6ZM9.6 8h4.8c3.2 2 5.1 5.5 5.1 8.7 0 3-1.9 4.8-4.5 4.8H9c-2.6 0-4.5-1.8-4.5-4.8 0-3.2 1.9-6.7 5.1-8.7Zm1.7 3v1.3c-1.3.3-2.1 1.1-2.1 2.2 0 1.3 1 1.8 2.7 2.2 1.3.3 1.5.5 1.5.9s-.4.7-1.3.7c-1 0-1.9-.3-2.6-.8v1.8c.5.3 1.1.5 1.8.6v1.3h1.5v-1.3c1.5-.3 2.3-1.2 2.3-2.4 0-1.3-.8-1.9-2.6-2.3-1.3-.3-1.6-.5-1.6-.9s.4-.6 1.1-.6c.8 0 1.6.2 2.3.6v-1.7c-.4-.2-.9-.4-1.5-.4V11Z",
  },
  captain: {
    line: "M12 7v14M7 10.5h10M4 14.5c.4 3.9 3.5 6.5 8 6.5s7.6-2.6 8-6.5",
    fill: "M12 2a2.6 2.6 0 1 0 .01 0ZM2.5 16.8L4 12.3l3.3 3.4ZM21.5 16.8L20 12.3l-3.3 3.4Z",
  },
  official: {
    fill: "M12 2l2 2.3 3-.6.6 3 2.9 1.2-1.3 2.8 1.3 2.7-2.9 1.2-.6 3-3-.6L12 19.3 10 17l-3 .6-.6-3-2.9-1.2 1.3-2.7L3.5 7.9l2.9-1.2.6-3 3 .6ZM12 7a3.7 3.7 0 1 0 .01 0ZM8.5 18l-1.2 4.5L10 21l1.3-1Zm7 0l1.2 4.5L14 21l-1.3-1Z",
  },
  ships: {
    fill: "M2.5 15.5h19l-2.3 4.7a2 2 0 0 1-1.8 1.1H6.6a2 2 0 0 1-1.8-1.1ZM11 2.5h1.7v11.5H11ZM13.5 4c3.3 1 5.2 4.4 5.5 9h-5.5ZM10.2 6.5V13H5c.3-3.1 2.2-5.6 5.2-6.5Z",
  },
  tokens: {
    fill: "M7 3h10a1.5 1.5 0 0 1 1.5 1.5H5.5A1.5 1.5 0 0 1 7 3ZM5.5 5.8h13a1.5 1.5 0 0 1 1.5 1.5H4a1.5 1.5 0 0 1 1.5-1.5ZM5 8.8h14a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8.2a2 2 0 0 1 2-2Z",
  },
  citizens: { fill: "M12 2.5a4.2 4.2 0 1 0 .01 0ZM4 21.5c0-6 3-9.7 8-9.7s8 3.7 8 9.7Z" },
  points: { fill: "M12 2.5l2.8 6 6.5.8-4.8 4.5 1.2 6.5L12 17.1l-5.7 3.2 1.2-6.5L2.7 9.3l6.5-.8Z" },
  church: {
    fill: "M11.2 1h1.6v2h2v1.5h-2v2.3L17 11v2.5l4 2.3V22h-6.8v-4a2.2 2.2 0 0 0-4.4 0v4H3v-6.2l4-2.3V11l4.2-4.2V4.5h-2V3h2Z",
  },
  trade: {
    line: "M12 4v16M6 20.5h12M4.5 7h15",
    fill: "M4.5 7.5L8 14.5H1Zm15 0l3.5 7h-7ZM1 15h7a3.5 3.5 0 0 1-7 0Zm15 0h7a3.5 3.5 0 0 1-7 0ZM12 2a1.8 1.8 0 1 0 .01 0Z",
  },
  guildhall: { fill: "M2 22V11h3V9h2V7h2V5h2V3h2v2h2v2h2v2h2v2h3v11h-7v-5.5h-6V22Z" },
  dockyard: { line: "M3 21h18M6 21V4h10l4 4M6 9l6-5M16 4v5", fill: "M13.5 9h5l-1 5h-3Z" },
  builder: { fill: "M3 18.5h18V21H3ZM3 16.8L2 7l5.2 4L12 3.5l4.8 7.5L22 7l-1 9.8Z" },
  done: { line: "M4 13l5 5L20 6" },
  flag: { fill: "M5 2h2v1.5h12l-3 4.7 3 4.8H7V22H5Z" },
  home: { fill: "M12 3l10 8.5h-3V21h-5v-6h-4v6H5v-9.5H2Z" },
};

export const TYPE_ICON: Record<BuildingType, string> = {
  brewer: "beer",
  sugar_refiner: "sugar",
  cloth_maker: "cloth",
  merchant: "merchant",
  captain: "captain",
  official: "official",
};

/** The plot of each type has its own outline, around (0, 0). */
export const PLOT: Record<BuildingType, string> = {
  brewer: "M0-19A19 19 0 1 1-.01-19Z",
  sugar_refiner: "M-10-18H10L20 0 10 18H-10L-20 0Z",
  cloth_maker: "M-14-17H14A3 3 0 0 1 17-14V14A3 3 0 0 1 14 17H-14A3 3 0 0 1-17 14V-14A3 3 0 0 1-14-17Z",
  merchant: "M0-22L22 0 0 22-22 0Z",
  captain: "M-17-17H17V2C17 12 8 17 0 21-8 17-17 12-17 2Z",
  official: "M-8-19H8L19-8V8L8 19H-8L-19 8V-8Z",
};

type Stone = "wall" | "pale" | "roof" | "deep" | "gold" | "glass";
type Piece = [Stone, string];

const cross = (x: number, y: number): Piece => ["gold", `M${x - 0.8} ${y}h1.6v-2.4h2v-1.5h-2v-2.2h-1.6v2.2h-2v1.5h2Z`];
const lancet = (x: number, y: number, w = 3, h = 9): string =>
  `M${x} ${y}v-${h - w}q0-${w} ${w / 2}-${w}q${w / 2} 0 ${w / 2} ${w}v${h - w}Z`;

/** From the ground up; the origin is the middle of the base, a church is about 56 wide and 88 high. */
export const CHURCH_ART: Record<Church, Piece[][]> = {
  // A broad baroque hall, a columned lantern and a copper dome.
  michaelis: [
    [
      ["deep", "M-30 0H30V-5H-30Z"],
      ["pale", "M-27-5H27V-9H-27Z"],
    ],
    [
      ["wall", "M-26-9H26V-30H-26Z"],
      ["glass", lancet(-21, -13, 5, 13) + lancet(-12, -13, 5, 13) + lancet(7, -13, 5, 13) + lancet(16, -13, 5, 13)],
      ["deep", "M-4-9V-17Q0-22 4-17V-9Z"],
    ],
    [
      ["roof", "M-29-30H29L20-41H-20Z"],
      ["pale", "M-11-30L0-40 11-30Z"],
    ],
    [
      ["wall", "M-10-40H10V-58H-10Z"],
      ["pale", "M-12-56H12V-60H-12Z"],
      ["glass", "M-7-44V-54H-4V-44ZM-1.5-44V-54H1.5V-44ZM4-44V-54H7V-44Z"],
    ],
    [
      ["roof", "M-9-60C-9-68-5-72 0-73 5-72 9-68 9-60Z"],
      ["pale", "M-3-72H3V-78H-3Z"],
      ["roof", "M-4-78H4L0-86Z"],
      cross(0, -85),
    ],
  ],
  // One needle over a gabled gothic nave.
  nikolai: [
    [
      ["deep", "M-27 0H27V-5H-27Z"],
      ["pale", "M-24-5H24V-8H-24Z"],
    ],
    [
      ["wall", "M-24-8H24V-27H-24Z"],
      ["glass", lancet(-20, -11, 4, 13) + lancet(-14, -11, 4, 13) + lancet(10, -11, 4, 13) + lancet(16, -11, 4, 13)],
    ],
    [
      ["roof", "M-26-27L-17-40-8-27ZM8-27L17-40 26-27Z"],
      ["deep", "M-8-27H8V-31H-8Z"],
    ],
    [
      ["wall", "M-8-8H8V-54H-8Z"],
      ["deep", lancet(-3.5, -8, 7, 13)],
      ["glass", lancet(-4, -30, 3, 12) + lancet(1, -30, 3, 12)],
      ["pale", "M-9-48H9V-51H-9Z"],
    ],
    [["roof", "M-8-54L0-91 8-54Z"], ["pale", "M-8-54V-63L-6-54ZM8-54V-63L6-54Z"], cross(0, -89)],
  ],
  // A square brick tower with a green pyramid, the nave to its right.
  petri: [
    [
      ["deep", "M-25 0H29V-5H-25Z"],
      ["pale", "M-22-5H26V-8H-22Z"],
    ],
    [
      ["wall", "M-6-8H26V-27H-6Z"],
      ["glass", lancet(0, -11, 4, 13) + lancet(8, -11, 4, 13) + lancet(16, -11, 4, 13)],
    ],
    [
      ["roof", "M-6-27H28L22-42H-6Z"],
      ["deep", "M4-33H8V-38L6-40 4-38ZM14-33H18V-38L16-40 14-38Z"],
    ],
    [
      ["wall", "M-22-8H-5V-54H-22Z"],
      ["deep", lancet(-17, -8, 7, 12)],
      ["glass", lancet(-19, -31, 4, 12) + lancet(-12, -31, 4, 12)],
      ["pale", "M-23-51H-4V-55H-23Z"],
    ],
    [["roof", "M-22-55L-18-62H-9L-5-55Z"], ["roof", "M-18-62L-13.5-89-9-62Z"], cross(-13.5, -87)],
  ],
  // The cathedral: two towers and a rose window between them.
  dom: [
    [
      ["deep", "M-32 0H32V-5H-32Z"],
      ["pale", "M-29-5H29V-8H-29Z"],
    ],
    [
      ["wall", "M-13-8H13V-32H-13Z"],
      ["deep", lancet(-4, -8, 8, 13)],
      ["glass", "M0-30A4.5 4.5 0 1 1-.01-30Z"],
    ],
    [
      ["roof", "M-14-32L0-47 14-32Z"],
      ["gold", "M0-41A2 2 0 1 1-.01-41Z"],
    ],
    [
      ["wall", "M-28-8H-13V-52H-28ZM13-8H28V-52H13Z"],
      ["glass", lancet(-23, -12, 5, 13) + lancet(18, -12, 5, 13) + lancet(-23, -33, 5, 13) + lancet(18, -33, 5, 13)],
      ["pale", "M-29-50H-12V-53H-29ZM12-50H29V-53H12Z"],
    ],
    [["roof", "M-28-53L-20.5-82-13-53ZM13-53L20.5-82 28-53Z"], cross(-20.5, -80), cross(20.5, -80)],
  ],
  // The nave to the left, the tower with a curved helm and a golden crown to the right.
  catharinen: [
    [
      ["deep", "M-29 0H25V-5H-29Z"],
      ["pale", "M-26-5H22V-8H-26Z"],
    ],
    [
      ["wall", "M-26-8H6V-26H-26Z"],
      ["glass", lancet(-22, -11, 4, 12) + lancet(-14, -11, 4, 12) + lancet(-6, -11, 4, 12)],
    ],
    [
      ["roof", "M-28-26L-22-41H6V-26Z"],
      ["pale", "M-22-41H-19V-47H-22Z"],
    ],
    [
      ["wall", "M5-8H22V-52H5Z"],
      ["deep", lancet(10, -8, 7, 12)],
      ["glass", lancet(8, -29, 4, 12) + lancet(15, -29, 4, 12)],
      ["pale", "M4-49H23V-52H4Z"],
    ],
    [
      ["roof", "M5-52C5-60 10-60 10-66H17C17-60 22-60 22-52Z"],
      ["gold", "M8.5-66H18.5L17.5-71 15.5-68 13.5-72 11.5-68 9.5-71Z"],
      ["roof", "M11-70L13.5-87 16-70Z"],
      cross(13.5, -85),
    ],
  ],
  // Three stepped gables, a tower with four pinnacles around a slim spire.
  jacobi: [
    [
      ["deep", "M-26 0H30V-5H-26Z"],
      ["pale", "M-23-5H27V-8H-23Z"],
    ],
    [
      ["wall", "M-8-8H27V-25H-8Z"],
      ["glass", lancet(-3, -11, 4, 11) + lancet(8, -11, 4, 11) + lancet(19, -11, 4, 11)],
    ],
    [["roof", "M-8-25V-32H-5V-37H-1V-32H3V-25ZM4-25V-32H7V-37H11V-32H15V-25ZM16-25V-32H19V-37H23V-32H27V-25Z"]],
    [
      ["wall", "M-23-8H-7V-54H-23Z"],
      ["deep", lancet(-18, -8, 6, 12)],
      ["glass", lancet(-20, -30, 4, 12) + lancet(-14, -30, 4, 12)],
      ["pale", "M-24-51H-6V-54H-24Z"],
    ],
    [["roof", "M-20-54L-15-90-10-54Z"], ["pale", "M-24-54L-22-65-20-54ZM-10-54L-8-65-6-54Z"], cross(-15, -88)],
  ],
};
