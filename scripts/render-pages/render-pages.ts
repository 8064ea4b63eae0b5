import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundles } from '../build/settings.ts';
import { textsFolderVariable } from '../build/texts-apart.ts';
import type { PageFacts } from '../finish-pages/page-parts.ts';
import type { Done, Spent, Task } from './tasks.ts';

/** Batch size: small enough that all workers finish together, large enough that they do not wait for the next batch. */
const batch = 16;

/** The rendered pages by address, and their cost. */
export interface Rendered {
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly workers: number;
  /** Seconds of CPU time, of all workers together. */
  readonly spent: Spent;
}

/**
 * Renders, finishes, compresses and writes all pages, and compresses the other files, on every core. Fails with the
 * first page that fails. `files` are names relative to the served folder.
 */
export async function renderPages(addresses: readonly string[], files: readonly string[]): Promise<Rendered> {
  const queue: Task[] = [
    // Largest files first, because each is compressed by a single worker.
    ...files.map((name): Task => ({ kind: 'file', name })),
    ...addresses.map((address): Task => ({ kind: 'page', address })),
  ];
  const workers = Math.max(1, Math.min(availableParallelism(), Math.ceil(queue.length / batch)));
  const pages = new Map<string, PageFacts>();
  const spent = { rendering: 0, finishing: 0, drawing: 0, packing: 0 };
  const next = () => queue.splice(0, queue[0]?.kind === 'file' ? 1 : batch);
  const take = (done: Done) => {
    for (const { address, facts } of done.pages) pages.set(address, facts);
    for (const key of ['rendering', 'finishing', 'drawing', 'packing'] as const)
      spent[key] += done.spent[key] / 1000;
  };
  await Promise.all(Array.from({ length: workers }, () => runWorker(next, take)));
  return { pages, workers, spent };
}

function runWorker(next: () => readonly Task[], take: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // React and Start are fast only in production mode; Start must know that there is no request.
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      TSS_PRERENDERING: 'true',
      [textsFolderVariable]: path.resolve(bundles, 'texts'),
    };
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { env });
    worker.on('message', (message: Done | 'ready') => {
      if (message !== 'ready') take(message);
      const tasks = next();
      if (tasks.length > 0) worker.postMessage(tasks);
      else worker.terminate().then(() => resolve(), reject);
    });
    worker.on('error', reject);
  });
}
