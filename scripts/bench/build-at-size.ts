import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../test/support/free-port.ts';
import { ownEnvironment } from '../setup/run.mjs';
import { MadeUpSite } from './made-up-site.ts';
import { watchMemory } from './peak-memory.ts';
import { processorTime } from './process-tree.ts';

const pageCount = Number(process.env['BENCH_PAGES'] ?? 60);
const folder = mkdtempSync(path.join(tmpdir(), 'mallard-bench-'));
const site = new MadeUpSite(path.join(folder, 'site'), pageCount);
const port = await freePort();

function run(script: string, env: Readonly<Record<string, string>>, quiet: boolean): ChildProcess {
  return spawn(process.execPath, [script], {
    cwd: site.root,
    env: ownEnvironment({ DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...env }),
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
}

async function build(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const began = performance.now();
  const child = run('scripts/build.mjs', env, false);
  const peak = watchMemory(child.pid ?? 0);
  await ended(child);
  tell('whole build', since(began));
  const memory = peak();
  if (memory !== null) tell('peak memory, all processes', `${Math.round(memory)} MB`);
}

/** Runs `npm start` until the site reports that it is ready. */
async function start(name: string): Promise<void> {
  const began = performance.now();
  const child = run('scripts/start.mjs', {}, true);
  const gone = ended(child).then(() => {
    throw new Error('The site has stopped');
  });
  gone.catch(() => undefined);
  while (!(await isReady())) await Promise.race([setTimeout(20), gone]);
  const spent = processorTime(child.pid ?? 0);
  tell(`npm start ${name}`, since(began), spent === null ? '' : `(${spent.toFixed(1)} s of a core)`);
  child.kill('SIGTERM');
  await gone.catch(() => undefined);
}

async function isReady(): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves when a process of the project's copy exits with 0, else rejects with its output. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        said += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The project's copy ended with ${code}\n${said}`));
    });
  });
}

function hashOf(out: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash.update(`${path.relative(out, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

function tell(name: string, figure: string, more = ''): void {
  process.stdout.write(`${name.padEnd(36)} ${figure.padStart(8)}  ${more}`.trimEnd().concat('\n'));
}

try {
  await build();
  const dist = path.join(site.root, 'dist');
  const first = hashOf(dist);
  const headers = readFileSync(path.join(dist, 'headers.json'), 'utf8');
  tell('pages', String(Object.keys(JSON.parse(headers).pages).length));
  tell('headers.json', `${Math.round(Buffer.byteLength(headers) / 1024)} KB`);
  await start('with a new store');
  await start('with nothing changed');
  site.changeText();
  await start('after one changed text');
  site.changeText();
  await start('after one more');
  if (process.env['BENCH_TWICE'] !== '0') {
    const again = new MadeUpSite(path.join(folder, 'again'), pageCount);
    const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: again.root, env: ownEnvironment() });
    await ended(child);
    tell('built once more, elsewhere', hashOf(path.join(again.root, 'dist')) === first ? 'same' : 'DIFFERS');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
