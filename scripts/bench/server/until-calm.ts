import { setTimeout } from 'node:timers/promises';
import type { OwnProcess } from './own-process.ts';

const look = 1_000;
/** Milliseconds of CPU time per sample that an idle server uses. */
const atRest = 20;
const restsInARow = 3;
const longest = 90_000;

/**
 * Waits until a server has finished its start-up work: the nightly housekeeping, reading its lists, storing scripts for
 * later builds. Calls measured during that time would wait for it. After a minute and a half it is measured anyway.
 */
export async function untilCalm(server: OwnProcess): Promise<void> {
  const from = performance.now();
  let rests = 0;
  while (rests < restsInARow && performance.now() - from < longest) {
    const before = await server.processorTime();
    await setTimeout(look);
    rests = (await server.processorTime()) - before < atRest ? rests + 1 : 0;
  }
}
