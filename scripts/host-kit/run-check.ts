import { readFileSync, writeFileSync } from 'node:fs';
import { isMessagingDevice } from '../../src/domain/device/messaging.ts';
import { drivenFlags } from '../setup/chromium-flags.mjs';
import { check, isAddress, record, recordingFrom } from './check.ts';
import type { Recording } from './recording.ts';
import { reportOf } from './report.ts';

/** The command-line options. */
export interface KitOptions {
  readonly host?: string | undefined;
  readonly inject?: string | undefined;
  readonly record?: string | undefined;
}

/** Checks a page or a recording and prints what is wrong. Returns the exit code: 1 if there are findings. */
export async function runCheck(
  target: string,
  options: KitOptions,
  findBrowser: () => Promise<string>,
): Promise<number> {
  const recording = isAddress(target) ? await recorded(target, options, findBrowser) : recordingFrom(target);
  if (options.record !== undefined) {
    writeFileSync(options.record, `${JSON.stringify(recording, null, 2)}\n`);
  }
  const findings = check(recording);
  process.stdout.write(reportOf(recording, findings));
  return findings.length === 0 ? 0 : 1;
}

async function recorded(
  url: string,
  { host = 'macos', inject }: KitOptions,
  findBrowser: () => Promise<string>,
): Promise<Recording> {
  if (!isMessagingDevice(host)) throw new Error(`There is no app for ${host}.`);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: drivenFlags });
  try {
    const bundle = inject === undefined ? null : readFileSync(inject, 'utf8');
    return await record(browser, { url, platform: host, bundle });
  } finally {
    await browser.close();
  }
}
