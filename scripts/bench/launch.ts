import { type Browser, chromium } from '@playwright/test';
import { drivenFlags } from '../setup/chromium-flags.mjs';

/** A browser driven by Playwright, for counts rather than timings; timings use `chromium.ts`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: drivenFlags,
  });
}

/** How often each figure is taken: `BENCH_RUNS`, or the benchmark's default. */
export function runsAsked(usual: number): number {
  return Math.min(Math.max(Number(process.env['BENCH_RUNS'] ?? usual), 1), 25);
}
