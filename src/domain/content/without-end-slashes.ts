/**
 * A path without the slashes at its end; of the root nothing is left. It looks at each slash once, however many an address has that
 * somebody made up to keep the server busy.
 * @example withoutEndSlashes('/de/pro//') // '/de/pro'
 */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}
