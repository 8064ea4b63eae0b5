import { expect, test } from '@playwright/test';
import { listedValues, pageContext } from '../../src/domain/analytics/fields.ts';
import { isPixelId, pixels } from '../../src/domain/analytics/pixels.ts';
import { experimentNames, experiments } from '../../src/domain/experiment/catalogue.ts';
import { experimentKey } from '../../src/domain/experiment/experiment-key.ts';
import { type PageRow, pages } from '../../src/ui/pages.ts';
import { faultOf, notedBeacons } from './support/sent-events.ts';
import { excuses, isExcused } from './support/unsent-values.ts';

/**
 * Looks at every event that a page has sent in any test of this run, which is why it comes after all others: the registry and the pages
 * agree both ways. An event that is not declared fails the test whose page sends it, too (`support/test.ts`).
 */
const sent = notedBeacons();

test('pages send nothing that the registry does not have', () => {
  expect(sent).not.toEqual([]);
  expect([...new Set(sent.map(faultOf))].filter((fault) => fault !== null)).toEqual([]);
});

test('the registry has nothing that no page sends: each event, and each of its parameters', () => {
  const declared = Object.keys(pixels)
    .filter(isPixelId)
    .flatMap((id) => [id, ...Object.keys(pixels[id].params).map((param) => `${id} ${param}`)]);
  const seen = new Set(
    sent.flatMap(({ id, params }) => [id, ...Object.keys(params).map((one) => `${id} ${one}`)]),
  );
  expect(declared.filter((one) => !seen.has(one))).toEqual([]);
});

test('whatever an event may tell of its page is told by some, every experiment among it', () => {
  const told = new Set(sent.flatMap(({ params }) => Object.keys(params)));
  expect(Object.keys(pageContext).filter((param) => !told.has(param))).toEqual([]);
});

test('each value that a parameter may have is sent by some page, but for those that no test can bring about', () => {
  const seen = new Set(
    sent.flatMap(({ params }) => Object.entries(params).map(([name, value]) => `${name} ${value}`)),
  );
  const variants = experimentNames.map((name) => [experimentKey(name), experiments[name].variants] as const);
  const unsent = [...Object.entries(listedValues), ...variants].flatMap(([name, values]) =>
    values.map((value) => `${name} ${value}`).filter((one) => !seen.has(one)),
  );
  expect(unsent.filter((one) => !isExcused(one))).toEqual([]);
  // An excuse goes once a test needs none.
  expect(excuses.flatMap(({ never }) => never ?? []).filter((one) => !unsent.includes(one))).toEqual([]);
});

test('every page counts itself under its own name, but for the one that shows what was counted', () => {
  const rows = Object.values<PageRow>(pages);
  const namesOf = (isPanel: boolean) =>
    rows
      .filter(
        (row) => row.pageClass !== 'standalone' && !row.developersOnly && (row.panel ?? false) === isPanel,
      )
      .map(({ name }) => name);
  const counted = new Set(sent.map(({ id, params }) => id === 'page_impression' && params['page']));
  expect([...new Set(namesOf(false))].filter((name) => !counted.has(name))).toEqual([]);
  expect(namesOf(true).filter((name) => counted.has(name))).toEqual([]);
});
