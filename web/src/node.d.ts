/** The one Node function the tests use; the whole of Node's types would change the browser's own for everybody. */
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}
