/** Formats a time (milliseconds since the epoch) for exports: ISO 8601 in UTC. */
export function exportedTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
