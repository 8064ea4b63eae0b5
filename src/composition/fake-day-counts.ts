import { MemoryDayCounts } from '../adapters/memory/memory-day-counts.ts';
import { MemoryNetwork } from '../adapters/memory/memory-network.ts';
import type { DayCounts } from '../application/ports/day-counts.ts';

/** A day's counts in the fake environment, which sends no events itself. */
export function fakeDayCounts(): DayCounts {
  const counts = { page_impression: 4_812, cta_click: 903, download_click: 417, oops_500_onload: 2 };
  return new MemoryDayCounts({ day: '2026-11-21', counts }, new MemoryNetwork(150));
}
