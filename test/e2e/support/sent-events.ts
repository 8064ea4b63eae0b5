import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';

/** An event as sent over the wire. */
export interface Beacon {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The event that a request sends; null for any other request. */
export function beaconAt(url: string): Beacon | null {
  const { pathname, searchParams } = new URL(url);
  const id = /^\/t\/(.+)$/.exec(pathname)?.[1];
  if (id === undefined) return null;
  const params = [...searchParams].filter(([key, value]) => !(value === '' && /^\d+$/.test(key)));
  return { id: decodeURIComponent(id), params: Object.fromEntries(params) };
}

/** The folder where the workers of a run record what pages sent; created by the run's configuration. */
const folder = () => {
  const given = process.env['E2E_EVENTS'];
  if (given === undefined) throw new Error('E2E_EVENTS names no folder');
  return given;
};
const noted = new Set<string>();

/** Records an event for `every-event.spec.ts`, which examines those of the whole run. Each is recorded once per worker. */
export function noteBeacon(beacon: Beacon): void {
  const line = JSON.stringify(beacon);
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(path.join(folder(), `${process.pid}.ndjson`), `${line}\n`);
}

/** All events that pages have sent in this run, possibly with duplicates. */
export function notedBeacons(): readonly Beacon[] {
  return readdirSync(folder()).flatMap((file) =>
    readFileSync(path.join(folder(), file), 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Beacon])),
  );
}

/** What is wrong with an event: it is not in the registry, or not with these parameters. Null if it is valid. */
export function faultOf({ id, params }: Beacon): string | null {
  const checked = checkPixel(id, params);
  return checked.ok ? null : `${checked.error.code}: ${id} ${JSON.stringify(params)}`;
}
