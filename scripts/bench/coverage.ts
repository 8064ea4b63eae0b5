import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './launch.ts';

/** How large a piece of script is, and how much of it ran; uncompressed bytes. */
export interface Ran {
  readonly name: string;
  readonly bytes: number;
  readonly ran: number;
}

/** How much of each script ran on some pages, by file and by origin (a package, or a folder of ours). */
export interface Coverage {
  readonly files: readonly Ran[];
  readonly origins: readonly Ran[];
}

type Script = Awaited<ReturnType<import('@playwright/test').Page['coverage']['stopJSCoverage']>>[number];

/** Visits each address once and merges what ran on any of them. The site must have been built with source maps. */
export async function coverageOf(site: string, urls: readonly string[]): Promise<Coverage> {
  const browser = await launchBrowser();
  try {
    return await coverageIn(browser, site, urls);
  } finally {
    await browser.close();
  }
}

async function coverageIn(browser: Browser, site: string, urls: readonly string[]): Promise<Coverage> {
  const marks = new Map<string, Uint8Array>();
  for (const url of urls) {
    const page = await browser.newPage();
    await page.coverage.startJSCoverage();
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const script of await page.coverage.stopJSCoverage()) {
      const file = new URL(script.url).pathname;
      if (!file.endsWith('.js')) continue;
      const seen = marks.get(file) ?? new Uint8Array(script.source?.length ?? 0);
      ranOf(script, seen.length).forEach((ran, at) => {
        if (ran === 1) seen[at] = 1;
      });
      marks.set(file, seen);
    }
    await page.close();
  }
  const files: Ran[] = [];
  const origins = new Map<string, { bytes: number; ran: number }>();
  for (const [file, seen] of marks) {
    files.push({
      name: path.basename(file),
      bytes: seen.length,
      ran: seen.reduce((sum, one) => sum + one, 0),
    });
    addOrigins(path.join(site, 'client', file), seen, origins);
  }
  return {
    files: bySize(files),
    origins: bySize([...origins].map(([name, { bytes, ran }]) => ({ name, bytes, ran }))),
  };
}

/** One byte per character, set if it ran. Inner blocks follow the outer ones and override them. */
function ranOf({ functions }: Script, length: number): Uint8Array {
  const ran = new Uint8Array(length);
  for (const { startOffset, endOffset, count } of functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran;
}

function addOrigins(file: string, seen: Uint8Array, into: Map<string, { bytes: number; ran: number }>): void {
  // The bundler's own runtime has no source map.
  const map = existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    : null;
  let at = 0;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, number) => {
      for (let column = 0; column <= line.length; column += 1, at += 1) {
        const entry = map?.findEntry(number, column);
        const origin = originOf(entry && 'originalSource' in entry ? entry.originalSource : '');
        const known = into.get(origin) ?? { bytes: 0, ran: 0 };
        into.set(origin, { bytes: known.bytes + 1, ran: known.ran + (seen[at] ?? 0) });
      }
    });
}

function originOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  return inPackage ?? /\bsrc\/\w+\/[\w-]+/.exec(source)?.[0] ?? 'made by the build';
}

function bySize(all: readonly Ran[]): readonly Ran[] {
  return [...all].sort((a, b) => b.bytes - a.bytes);
}
