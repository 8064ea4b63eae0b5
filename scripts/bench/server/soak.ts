import { median } from '../median.ts';
import { load } from './load.ts';
import type { OwnProcess } from './own-process.ts';
import type { Figure } from './table.ts';

/** Milliseconds of a duration such as `90s` or `30m`; a minute by default. */
export function soakFor(text: string | undefined): number {
  const [, count, unit] = /^(\d+)([sm])$/.exec(text ?? '60s') ?? [];
  return Number(count ?? 60) * (unit === 'm' ? 60_000 : 1_000);
}

/**
 * Keeps the server moderately busy and watches its memory, from the end of the first third, when it is warm, to the
 * end.
 */
export async function soak(server: OwnProcess, milliseconds: number, path: () => string): Promise<Figure> {
  const seen: number[] = [];
  const watch = setInterval(() => seen.push(server.memory()), Math.max(250, milliseconds / 240));
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  const { wrong } = await load({ url: server.url, rate: 300, seconds, next: () => ({ path: path() }) });
  clearInterval(watch);
  const third = Math.floor(seen.length / 3);
  const [warm, end] = [median(seen.slice(third, 2 * third)), median(seen.slice(2 * third))];
  const growth = ((end / warm - 1) * 100).toFixed(1);
  return {
    name: `memory over ${seconds} s at 300/s`,
    measured: `${growth} % (${warm.toFixed(0)} to ${end.toFixed(0)} MB)${wrong > 0 ? `, ${wrong} wrong` : ''}`,
    bar: '< 5 % in 30 min',
  };
}
