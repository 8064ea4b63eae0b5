import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { twinInApps } from '../../src/domain/device/app-twin.ts';
import { type PagePath, type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';
import { codeFacts } from '../support/code-facts.ts';
import { filesIn, importedBy, source } from '../support/reached.ts';
import { routeOf } from '../support/routes.ts';

/** Pages that no link of the site leads to, in the order of the page table, by who opens them. */
const openedFromElsewhere: Readonly<Partial<Record<PagePath, string>>> = {
  '/404': 'the web server, at an address that has no page',
  '/app/landing': 'an advertisement',
  '/dev/components': 'whoever builds pages',
  '/errors/418': 'the web server, when the site is down or turns somebody away',
  '/errors/ar_418': 'the web server',
  '/errors/nginx_500': 'the web server',
  '/errors/oops_500': 'the web server',
  '/errors/ssblock_410': 'the web server',
  '/errors/tor_418': 'the web server',
  '/errors/tq_500': 'the web server',
  '/extension-success': 'the extension, once it is installed',
  '/malicious-site-protection/report-error': 'the browser, from its warning of a site',
  '/pro/edit-email': 'apps and bookmarks: the site leads to its twin below /subscriptions',
  '/pro/remove-email': 'apps and bookmarks: the site leads to its twin below /subscriptions',
  '/start': 'the host of the start page, in place of home',
  '/subscriptions/plans': 'apps, from their settings',
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': 'apps, once they have asked for a code',
  '/subscriptions/activation-flow/this-device/email': 'apps, from their settings',
  '/subscriptions/confirm': 'apps, once they have asked for a code',
  '/subscriptions/welcome/stripe': 'the card page, after it was paid',
  '/subscriptions/welcome/stripe-feature-page': 'the card page, after it was paid from the page of a feature',
  '/sync/pairing': 'the camera of a phone, by a code on another device',
  '/windows-survey': 'the browser on Windows, when it was removed',
};

/** What every page may show or run, whichever modules are its own. */
const everywhere = ['boot', 'first-paint', 'islands', 'components/shell'].flatMap((folder) =>
  filesIn(`src/ui/${folder}`),
);
const written = filesIn('content', /\.(?:md|yaml)$/).map((file) => readFileSync(file, 'utf8'));

/** The pages that modules name: as the address of a link, or as where a step leads. Of a family they name a member. */
function namedIn(modules: readonly string[]): readonly PagePath[] {
  const texts = new Set(
    modules.flatMap((file) => [...codeFacts(file).literals].map((text) => text.replace(/[?#].*$/, ''))),
  );
  const members = (family: string) =>
    modules.some((file) => source(file).includes(`\`${family.replace(/\$.*/, '')}\${`));
  return pagePaths.filter((page) => texts.has(page) || (page.includes('$') && members(page)));
}

/** The pages that a page leads to, inside an app of ours as well. */
function linksOf(page: PagePath): readonly PagePath[] {
  const { file, frames } = routeOf(page);
  const modules = [...importedBy([file, ...frames], /^src\/ui\//)].filter(
    (module) => !/\/(?:__root|pages)\.tsx?$/.test(module),
  );
  return namedIn(modules);
}

const inMenus = pagePaths.filter((page) => (pages[page] as PageRow).links !== undefined);
const inWriting = pagePaths.filter((page) => written.some((text) => text.includes(`](${page})`)));

/** All that a visitor can come to by links, from these on. */
function reachedFrom(starts: readonly PagePath[]): ReadonlySet<PagePath> {
  const reached = new Set<PagePath>(starts);
  for (const page of reached) {
    for (const next of linksOf(page)) reached.add(next);
    const twin = pagePaths.find((path) => path === twinInApps(page));
    if (twin !== undefined) reached.add(twin);
  }
  return reached;
}

it('every page is linked from home on, or says who else opens it', () => {
  const linked = reachedFrom(['/', ...inMenus, ...inWriting, ...namedIn(everywhere)]);
  const notLinked = pagePaths.filter((page) => !linked.has(page));
  expect(notLinked).toEqual(Object.keys(openedFromElsewhere));
});
