import { type Browser, chromium } from '@playwright/test';
import { drivenFlags } from '../setup/chromium-flags.mjs';

/** A browser that Playwright drives, for what is counted and not timed; what is timed is in `chromium.ts`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: drivenFlags,
  });
}

/** How often each figure is taken: `BENCH_RUNS`, or what the benchmark says. */
export function runsAsked(usual: number): number {
  return Math.min(Math.max(Number(process.env['BENCH_RUNS'] ?? usual), 1), 25);
}
