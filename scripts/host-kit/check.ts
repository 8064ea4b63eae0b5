import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import { type Finding, judge } from './judge.ts';
import { pageScript } from './page-scripts.ts';
import { type Recording, readRecording, recordingOf } from './recording.ts';

/** A page and the app around it. */
export interface AppAround {
  readonly url: string;
  readonly platform: MessagingDevice;
  /** The text of the app's own script; null simulates one of ours. */
  readonly bundle: string | null;
}

/** Whether the argument of `check` is the address of a page rather than the file of a recording. */
export function isAddress(target: string): boolean {
  return /^https?:\/\//.test(target);
}

/** Reads a recording from a file; throws when there is none, or when it is something else. */
export function recordingFrom(file: string): Recording {
  if (!existsSync(file)) throw new Error(`There is no file ${file}, and an address begins with http.`);
  return readRecording(readFileSync(file, 'utf8'));
}

/**
 * Opens a page in an app, lets it talk, sends every request of the contract to the app, and returns what went over the
 * wires.
 */
export async function record(browser: Browser, { url, platform, bundle }: AppAround): Promise<Recording> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(
      `globalThis.hostToPlay = ${JSON.stringify({ platform, bridge: bundle === null })};\n${await pageScript('inject')}`,
    );
    // An app's bundle finds the app's own side there, and may replace it.
    if (bundle !== null) await page.addInitScript(`{\n${bundle}\n}`);
    await page.addInitScript(await pageScript('observe'));
    await page.goto(url, { waitUntil: 'load' });
    const run = await page.evaluate(async (named) => {
      const { hostRun } = globalThis;
      if (hostRun === undefined) return null;
      await hostRun.ask(named);
      return { entries: [...hostRun.entries], startedAt: hostRun.startedAt, endedAt: Date.now() };
    }, platform);
    if (run === null) throw new Error(`The page at ${url} could not be observed.`);
    const endedAt = run.endedAt - run.startedAt;
    return recordingOf({ platform, entries: run.entries, startedAt: run.startedAt, endedAt });
  } finally {
    await context.close();
  }
}

/** Finds what is wrong in a run. */
export function check(recording: Recording): readonly Finding[] {
  return judge(recording);
}
