/**
 * Strips trailing slashes from a path; the root becomes empty. Runs in linear time, however many slashes somebody sends
 * to keep the server busy.
 * @example withoutEndSlashes('/de/pro//') // '/de/pro'
 */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}
