import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Beacons } from './support/beacons.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const name = 'duckaiuninstalledhomeaa';

/** An arm's cells: enrolments, of 100, conversions, rate. */
const armOf = (page: Page, variant: string) =>
  page
    .getByRole('region', { name: `Arms of ${name}` })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: variant, exact: true }) })
    .getByRole('cell')
    .allTextContents();

test('the page of the experiments shows who took part and what came of it, and turns red when an arm gets too many', {
  tag: '@once',
}, async ({ browser, watch, contextOptions }) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-experiments-'));
  const server = await SiteServer.start(dataDir);
  try {
    const developer = await browser.newContext({ ...contextOptions, baseURL: server.address });
    watch.add(developer);
    const page = await developer.newPage();
    await page.goto('/dev/experiments');
    await expect(page.getByText('Nobody takes part in an experiment yet.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNoViolations(page, '/dev/experiments of an empty store');

    // Three visitors: two arms, and one of them opens the chat twice over.
    for (const [variant, opened] of [
      ['control', 0],
      ['b', 2],
      ['b', 0],
    ] as const) {
      const visitor = await browser.newContext({ baseURL: server.address });
      watch.add(visitor);
      const beacons = new Beacons(visitor);
      const visit = await visitor.newPage();
      for (let load = 0; load <= opened; load += 1) {
        await visit.goto(`/duckai?exp_${name}=${variant}`);
        await expect.poll(() => beacons.of('page_impression')).toHaveLength(load + 1);
        if (load === opened) break;
        const chat = visit.getByRole('link', { name: 'Open private AI chat' }).first();
        await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
        await chat.click();
        await chat.click();
        await expect.poll(() => beacons.of('cta_click')).toHaveLength(load + 1);
      }
      expect(beacons.of('experiment_enrolled').map(({ params }) => params[`exp_${name}`])).toEqual([variant]);
      await visitor.close();
    }
    await page.reload();
    await expect.poll(() => armOf(page, 'control')).toEqual(['1', '33.33', '0', '0.00']);
    expect(await armOf(page, 'b')).toEqual(['2', '66.67', '2', '100.00']);
    expect(await armOf(page, 'c')).toEqual(['0', '0.00', '0', '–']);
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByText('Sample ratio as drawn')).toBeVisible();
    await expect(section.getByText('Fewer than 10 events').first()).toBeVisible();

    const further = { experiment: name, variant: 'c', [`exp_${name}`]: 'c' };
    for (let sent = 0; sent < 60; sent += 1) {
      await page.request.post(`/t/experiment_enrolled?${sent}&${new URLSearchParams(further)}`);
    }
    await page.reload();
    await expect(section.getByText(/^Sample ratio off: p is below 0\.\d+/)).toHaveCSS('color', /rgb/);
    await expect(section.getByText('Not valid').first()).toBeVisible();
    expect(await armOf(page, 'c')).toEqual(['60', '95.24', '0', '0.00']);
    await expectNoViolations(page, '/dev/experiments with a ratio that is off');
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
