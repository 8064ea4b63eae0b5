/** A moment (milliseconds since the epoch) as an export tells it: ISO 8601 in UTC. */
export function exportedTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
