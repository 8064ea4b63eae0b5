import { describe, expect, it } from 'vitest';
import { type HostMessageRow, hostNotifications, hostRequests } from '../../src/contract/host-messages.ts';
import { errorDelays } from '../../src/domain/analytics/error-pixels.ts';
import { isFailurePixel } from '../../src/domain/analytics/failure-pixels.ts';
import { deprecatedPixel } from '../../src/domain/analytics/pixel-params.ts';
import { pixels } from '../../src/domain/analytics/pixels.ts';
import { type PageRow, pages } from '../../src/ui/pages.ts';
import { codeFacts } from '../support/code-facts.ts';
import { featureNames } from '../support/every-feature.ts';
import { memorySite } from '../support/memory-browser.ts';
import { filesIn, importedBy, source } from '../support/reached.ts';
import {
  longestLists,
  uncarriedExperiments,
  unreachedEvents,
  unreachedMembers,
  unwiredClasses,
} from './unreached.ts';

const entries = ['src/ui/client.tsx', 'src/ui/boot.ts', 'src/ui/islands/start-islands.ts'];
const routes = filesIn('src/ui/routes').filter((file) => !/\/dev\./.test(file));
/** Everything of the UI that some page shows or runs. */
const shown = [...importedBy([...entries, ...routes, ...filesIn('src/ui/first-paint')], /^src\/ui\//)].map(
  codeFacts,
);
const { app } = memorySite().browser().tab();

const name = ({ feature, member }: { readonly feature: string; readonly member: string }) =>
  `${feature}.${member}`;
/** The parts of features that some page takes. */
const taken = new Set(shown.flatMap(({ parts }) => parts.map(name)));

const members = featureNames.flatMap((feature) =>
  Object.entries<object>({ ...app.get(feature) }).map(([member, made]) => ({ feature, member, made })),
);
/** The hooks of a feature call some of its parts for every page. */
const calledByHooks = [
  'visit.captureOrigin',
  'visit.theme',
  'account.session',
  'host.session',
  'host.changes',
  'bridge.session',
];
const reached = members.filter((part) => calledByHooks.includes(name(part)) || taken.has(name(part)));

/** The file of each class of the application. */
const classFiles = new Map(
  filesIn('src/application').flatMap((file) => codeFacts(file).classes.map((made) => [made, file] as const)),
);

/** What is bound, or made by what is. */
const wired = importedBy(
  filesIn('src/composition').filter((file) => !/environments\/prerender/.test(file)),
  /^src\/(?:composition|application)\//,
);
const wiredFiles = [...wired].filter((file) => !/\/ports\//.test(file));

/** Each message of a page to an app, by its channel and name. */
const messages = [hostRequests, hostNotifications].flatMap((direction) =>
  Object.entries(direction).flatMap(([channel, rows]) =>
    Object.entries<HostMessageRow>(rows).map(([method, { unsent }]) => ({ channel, method, unsent })),
  ),
);
/** The questions that the port to the bridge has under a name of its own. */
const asked: Readonly<Record<string, string>> = {
  getAuthAccessToken: 'accessToken',
  getFeatureConfig: 'featureConfig',
};
/** Told, and asked inside an app, a message is a text; asked over the bridge it is a call. */
const isSent = ({ channel, method }: { readonly channel: string; readonly method: string }) =>
  channel === 'site' && method in hostRequests.site
    ? wiredFiles.some((file) => source(file).includes(`bridge.${asked[method] ?? method}(`))
    : wiredFiles.some((file) => codeFacts(file).literals.has(method));

describe('what no page reaches', () => {
  it('of the features is what is listed, each with the page it waits for', () => {
    const unreached = members.filter((part) => !reached.includes(part)).map(name);
    expect(unreached.sort()).toEqual(Object.keys(unreachedMembers).sort());
    for (const page of Object.values(unreachedMembers)) expect(page).not.toBe('');
  });

  it('of the events is what is listed, each with the page it waits for', () => {
    const wiredByHand = [
      ...importedBy(
        ['src/composition/static-page.ts', 'src/composition/page-speed.ts'],
        /^src\/(?:composition|application)\//,
      ),
    ];
    const files = reached.map(({ made }) => classFiles.get(made.constructor.name) ?? '');
    const sending = [...importedBy([...files, ...wiredByHand], /^src\/application\//)].map(codeFacts);
    // Standalone pages send what their rows name (`count-error-page.ts`).
    const sentByThemselves = Object.values<PageRow>(pages).flatMap((row) =>
      row.pageClass === 'standalone' ? errorDelays.map((delay) => `${row.errorPage}_${delay}`) : [],
    );
    // A failure is counted by whoever reports it, however deep below the page's use-case (`CountingErrorReporter`).
    const reporting = [...classFiles.values()]
      .filter((file) => file.startsWith('src/application/'))
      .map(codeFacts);
    const sent = (id: string) =>
      sentByThemselves.some((own) => own === id) ||
      (isFailurePixel(id) && reporting.some(({ literals }) => literals.has(id))) ||
      [...shown, ...sending].some(
        ({ literals, names }) => literals.has(id) || (id === deprecatedPixel && names.has('deprecatedPixel')),
      );
    const unreached = Object.keys(pixels).filter((id) => !sent(id));
    expect(unreached.sort()).toEqual(Object.keys(unreachedEvents).sort());
    for (const page of Object.values(unreachedEvents)) expect(page).not.toBe('');
  });

  it('of the messages to our apps is what the contract gives a reason for', () => {
    const unsent = messages.filter((message) => !isSent(message));
    expect(
      unsent.map(({ method }) => method),
      'no page sends it: send it, or say why not in `unsent` of its row',
    ).toEqual(messages.filter(({ unsent: reason }) => reason !== undefined).map(({ method }) => method));
    expect(unsent.length).toBeLessThanOrEqual(longestLists.messages);
  });

  it('of the classes is what is listed: each other is bound in a feature, or made by one that is', () => {
    const unwired = [...classFiles].filter(([, file]) => !wired.has(file) && !/\/ports\//.test(file));
    expect(unwired.map(([made]) => made).sort()).toEqual(Object.keys(unwiredClasses).sort());
  });

  it.each([
    ['members', unreachedMembers],
    ['classes', unwiredClasses],
    ['events', unreachedEvents],
    ['experiments', uncarriedExperiments],
  ] as const)('gets no more: the list of %s', (name, list) => {
    const length = Object.keys(list).length;
    expect(
      length,
      `the list of ${name} may only get shorter: what is new lands together with the page that uses it`,
    ).toBeLessThanOrEqual(longestLists[name]);
  });
});
