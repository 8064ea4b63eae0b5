import path from 'node:path';
import { freePort, type OwnProcess, startOwn } from './own-process.ts';
import type { Figure } from './table.ts';

const runs = 5;

/** Starts a server repeatedly on the store in a folder, alternating with a process that only opens that store. */
export async function measureStart(folder: string, start: () => Promise<OwnProcess>): Promise<Figure> {
  const ours: Started[] = [];
  const bare: Started[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await startedOnce(start));
    const port = await freePort();
    const env = { PORT: port, STORE: path.join(folder, 'db') };
    bare.push(await startedOnce(() => startOwn(path.join(import.meta.dirname, 'bare-store.ts'), '/', env)));
  }
  const [our, floor] = [middle(ours), middle(bare)];
  const ratioOf = (kind: keyof Started) => (our[kind] / floor[kind]).toFixed(2);
  return {
    name: 'start on an existing store, to /readyz',
    measured: `${(our.took / 1_000).toFixed(2)} s, ${our.processorTime.toFixed(0)} ms of processor`,
    bar: '<= 3 s',
    ratio: `${ratioOf('took')} x (bare store ${(floor.took / 1_000).toFixed(2)} s), processor ${ratioOf('processorTime')} x`,
    ratioBar: '<= 1.5 x',
  };
}

/** In milliseconds. */
interface Started {
  readonly took: number;
  readonly processorTime: number;
}

async function startedOnce(start: () => Promise<OwnProcess>): Promise<Started> {
  const started = await start();
  const processorTime = await started.processorTime();
  // Stopped cleanly, so that the next one finds a properly closed store and has nothing to recover.
  await started.end();
  return { took: started.startedIn, processorTime };
}

function middle(all: readonly Started[]): Started {
  const of = (kind: keyof Started) =>
    all.map((one) => one[kind]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return { took: of('took'), processorTime: of('processorTime') };
}
