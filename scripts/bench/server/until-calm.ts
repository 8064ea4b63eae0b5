import { setTimeout } from 'node:timers/promises';
import type { OwnProcess } from './own-process.ts';

const look = 1_000;
/** Milliseconds of processor time in one look: what a server uses that nobody calls. */
const atRest = 20;
const restsInARow = 3;
const longest = 90_000;

/**
 * Waits until a server has done what it does after its start: the house-keeping of the night, lists it reads, scripts it keeps for later
 * builds. Measured meanwhile, calls wait for these. After a minute and a half it is measured as it is.
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
