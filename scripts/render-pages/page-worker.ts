import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { fileOf } from '../../src/server/site/page-table.ts';
import { bundles, forStaticHost, keptFolder, outDir, pageQuality } from '../build/settings.ts';
import { Assets } from '../finish-pages/assets.ts';
import { PageFinisher } from '../finish-pages/finish-page.ts';
import { drawImage } from '../images/draw.ts';
import { KeptFiles } from './kept-files.ts';
import { Packer, quick } from './packer.ts';
import type { Done, Task } from './tasks.ts';

interface StartServer {
  readonly default: { fetch(request: Request): Promise<Response> };
}

/**
 * What every visitor loads gets brotli's highest quality; data and files for crawlers (a site map takes 0.3 s at that
 * quality) are compressed like pages.
 */
const isOfPages = /\.(?:css|js)$/;
const hardest = 11;

const served = path.join(outDir, 'client');
const finisher = new PageFinisher(new Assets(bundles, served), forStaticHost);
const packer = new Packer(keptFolder);
const images = new KeptFiles(keptFolder);
const { default: start } = (await import(
  pathToFileURL(path.resolve(bundles, 'pages/ssr/server.js')).href
)) as StartServer;

async function work(tasks: readonly Task[]): Promise<Done> {
  const spent = { rendering: 0, finishing: 0, drawing: 0, packing: 0 };
  const pages: Done['pages'][number][] = [];
  for (const task of tasks) {
    const began = cpu();
    if (task.kind === 'file') {
      const file = path.join(served, task.name);
      packer.pack(file, readFileSync(file), isOfPages.test(task.name) ? hardest : pageQuality);
      spent.packing += cpu() - began;
      continue;
    }
    const html = await render(task.address);
    const rendered = cpu();
    const { html: finished, ...facts } = finisher.finish(task.address, html);
    pages.push({ address: task.address, facts });
    const ended = cpu();
    const { motif, words, name } = facts.image;
    const png = images.kept(path.basename(name), () => drawImage(motif, words));
    writeFileSync(path.join(served, name), png);
    const drawn = cpu();
    const file = path.join(served, fileOf(task.address));
    const content = Buffer.from(finished);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    packer.pack(file, content, pageQuality > quick && isMostVisited(task.address) ? hardest : pageQuality);
    spent.rendering += rendered - began;
    spent.finishing += ended - rendered;
    spent.drawing += drawn - ended;
    spent.packing += cpu() - drawn;
  }
  return { pages, spent };
}

/** Where most visits start: there one per cent less is worth the 30 ms that it takes. */
function isMostVisited(address: string): boolean {
  return ['/', '/pro'].includes(splitPath(address).path);
}

/** This thread's CPU time in milliseconds: load on the machine does not change what a page costs. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function render(address: string): Promise<string> {
  const response = await start.fetch(new Request(`http://localhost${address}`));
  if (response.status !== 200) throw new Error(`${address} was rendered with status ${response.status}`);
  return response.text();
}

parentPort?.on('message', (tasks: readonly Task[]) => {
  work(tasks).then(
    (done) => parentPort?.postMessage(done),
    // An error in a worker ends it, and the build with it.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
parentPort?.postMessage('ready');
