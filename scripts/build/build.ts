import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameHash } from '../finish-pages/hash.ts';
import { headerTable } from '../finish-pages/header-table.ts';
import { serviceWebOrigins } from '../finish-pages/policy.ts';
import { speculationRules } from '../finish-pages/speculation-rules.ts';
import { staticHostHeaders } from '../finish-pages/static-host-headers.ts';
import { writePressKit } from '../press-kit/press-kit.ts';
import { makePages } from '../render-pages/make-pages.ts';
import { servedFiles } from '../render-pages/site-files.ts';
import { trimCache } from '../render-pages/trim-cache.ts';
import { wordFaults } from '../texts/server-words.ts';
import { dataFiles } from './data-files.ts';
import { feedFiles } from './feeds.ts';
import { filesForDevelopers } from './files-for-developers.ts';
import { dayOf } from './own-content.ts';
import { pageAddresses } from './pages.ts';
import { withPseudoLocale } from './pseudo-locale.ts';
import { addressesFile, asLines, purgeList, readAddresses } from './purge-list.ts';
import { step, tell } from './report.ts';
import { servedAddresses } from './served-addresses.ts';
import { bundles, forStaticHost, keptFolder, outDir, siteEnv } from './settings.ts';
import { filesForCrawlers } from './sitemap.ts';
import { Stamps } from './stamps.ts';
import { writeTextFiles } from './text-files.ts';
import { wellKnownFiles } from './well-known-files.ts';

/** Loaded only when something must be bundled, which most builds do not need. */
const vite = () => import('vite');

const cacheBudget = 512 * 1024 * 1024;

process.stdout.write(`Building into ${outDir}\n`);
await mkdir(bundles, { recursive: true });
// A developer's own site is behind no CDN, and requesting every page takes as long as the rest of a small build.
const isForCdn = siteEnv !== 'local';
const before = isForCdn ? readAddresses(process.env['PREVIOUS_BUILD'] || outDir) : null;
// The table is written last: a site without it is incomplete.
await rm(path.join(outDir, 'headers.json'), { force: true });
const stamps = new Stamps(path.join(bundles, 'stamps.json'));

// Vite would bundle a server without a locale's words, which would then not start.
const lacking = wordFaults('.');
if (lacking.length > 0) throw new Error(lacking.join('\n'));
await step('texts', writeTextFiles);
await stamps.unlessSame('pages', [path.join(bundles, 'pages')], () =>
  step('pages and their scripts', async () => {
    const { createBuilder } = await vite();
    const builder = await createBuilder({ configFile: 'vite.config.ts', logLevel: 'warn' });
    await builder.buildApp();
  }),
);
await stamps.unlessSame('boot', [path.join(bundles, 'boot')], () =>
  step('boot script and islands', async () =>
    (await vite()).build({ configFile: 'vite.boot.config.ts', logLevel: 'warn' }),
  ),
);
await stamps.unlessSame('server', [path.join(outDir, 'server')], () =>
  step('server', async () => (await vite()).build({ configFile: 'vite.server.config.ts', logLevel: 'warn' })),
);
await step('blog and phrases', async () => {
  await rm(path.join(outDir, 'content'), { recursive: true, force: true });
  await cp('content', path.join(outDir, 'content'), { recursive: true });
});

const rules = JSON.stringify(speculationRules);
const rulesFile = `assets/speculation-${nameHash(rules)}.json`;
const addresses = pageAddresses({ pseudo: withPseudoLocale, siteEnv });
const { pages, workers, spent, renderedPages } = await step('pages', async () =>
  makePages(addresses, {
    [rulesFile]: rules,
    ...filesForCrawlers(dayOf(Date.now())),
    ...feedFiles(),
    ...wellKnownFiles(),
    ...(await filesForDevelopers()),
    ...Object.fromEntries(dataFiles().map(({ name, content }) => [name, content])),
  }),
);
tell('  rendered, of all', `${renderedPages} of ${addresses.length}`);
// By CPU time, which load on the machine does not change.
for (const [name, seconds] of Object.entries(spent))
  if (renderedPages > 0)
    tell(`  ${name}, on ${workers} free cores`, `${Math.round((renderedPages * workers) / seconds)} /s`);

await step('press kit', writePressKit);
const table = { siteEnv, ...headerTable(pages, `/${rulesFile}`) };
if (forStaticHost)
  await writeFile(
    path.join(servedFiles, '_headers'),
    staticHostHeaders(`/${rulesFile}`, serviceWebOrigins(process.env), process.env['HSTS_PRELOAD'] === 'on'),
  );
trimCache(keptFolder, cacheBudget);
await writeFile(path.join(outDir, 'headers.json'), `${JSON.stringify(table)}\n`);
// Next to the site rather than in it, because it depends on the previous build.
const purgeFile = `${path.normalize(outDir)}.purge.txt`;
for (const file of [purgeFile, path.join(outDir, addressesFile)]) await rm(file, { force: true });
if (isForCdn) {
  const served = await step('addresses', () => servedAddresses(servedFiles));
  await writeFile(path.join(outDir, addressesFile), `${JSON.stringify(served, null, 1)}\n`);
  if (before !== null) {
    const purged = purgeList(before, served);
    await writeFile(purgeFile, asLines(purged));
    tell('  to purge at a CDN', `${purged.length} of ${Object.keys(before).length}, in ${purgeFile}`);
  }
}
