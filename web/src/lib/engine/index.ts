/** The search without threads, for hosts other than a browser. */
export { Machine, unpack } from "./machine";
export { best, branches, compared, worth } from "./judging";
export { finding } from "./outline";
export { review } from "./review";
export { Tree } from "./tree";
