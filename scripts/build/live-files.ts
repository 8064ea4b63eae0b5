import type { FeatureName } from '../../src/application/app.ts';
import { features, withNeeds } from '../../src/composition/features.ts';
import { type PageRow, pages } from '../../src/ui/pages.ts';
import { isWanted, type ModuleGraph, waysUp } from './module-graph.ts';
import { pagesOfRouteFile } from './pages.ts';

const entry = /\/src\/ui\/client\.tsx$/;
const routeFile = /\/src\/ui\/routes\/[^?]+\.tsx/;
/** What a route shows: the component that its page is. */
const pageFile = /\/src\/ui\/components\/[\w-]+\/([\w-]+)-page\.tsx$/;
const start = 'page-';
/** The shell of the area, which stands around every page. */
const everyPage = 'every page';
const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/ui\/hydrate-root\.ts$|^\0rolldown\/runtime\.js$/;
/** What a page does once it is shown, in a file that comes then. */
const rest = /\/src\/ui\/boot\/start-rest\.ts$/;
const library = /\/node_modules\/|\/scripts\/build\/class-metadata\.ts$|^\0lean:/;
/** What fetches a script that is imported later, which the entry does. */
const loader = /^\0vite\/preload-helper\.js$/;
/** What comes when it is asked for: by developers, in a host app, by pages of another kind, for whoever has a subscription or signs out of it. */
const later =
  /\/src\/(?:composition\/(?:environments\/fake|played-host-of-visit)|adapters\/native-bridge\/native-host|ui\/(?:boot|boot\/start-rest|components\/(?:developer-panel\/[\w-]+|purchase\/subscription-view|recovery\/recovery-key-card|manage\/(?:delete-form|own-plan)|account\/sign-out-dialog)))\.tsx?$/;
/** The files that every live page loads at once, by the names they begin with; the texts of its locale stand apart (`text-files.ts`). */
export const liveFileNames: readonly string[] = ['libraries', 'pages'];

const livePages = Object.values<PageRow>(pages).filter(({ pageClass }) => pageClass === 'live');

/** What a page needs of the application, `visit` before all. */
const featuresOf = (row: Pick<PageRow, 'features'>) => withNeeds(['visit', ...row.features]);
const ofEveryPage = featuresOf({
  features: (Object.keys(features) as FeatureName[]).filter((name) =>
    livePages.every((row) => featuresOf(row).includes(name)),
  ),
});
const ofSomePages = withNeeds(livePages.flatMap(featuresOf)).filter((name) => !ofEveryPage.includes(name));
const featureFile = (name: FeatureName) => `feature-${name}`;

/** Whether a file of this name is that of one page. */
export function isFileOfOnePage(name: string): boolean {
  return name.startsWith(start);
}

/** The files of the features that a page needs beside those in the file `app`, which every live page needs. */
export function featureFileNames(row: Pick<PageRow, 'features'>): readonly string[] {
  return featuresOf(row)
    .filter((name) => ofSomePages.includes(name))
    .map(featureFile);
}

/** Whether a source file belongs to a feature that no live page names. */
export function isOfOtherPages(file: string): boolean {
  const name = featureOf(file);
  return name !== null && !ofEveryPage.includes(name) && !ofSomePages.includes(name);
}

/** The feature whose use-cases or services a source file binds; null for every other file. */
function featureOf(file: string): FeatureName | null {
  const name = /(?:^|\/)src\/composition\/features\/([^/]+)\/(?:feature|http)\.ts$/.exec(file)?.[1] ?? '';
  return Object.hasOwn(features, name) ? (name as FeatureName) : null;
}

/**
 * Puts what live pages load into a few files: the libraries, which change seldom, what several pages show and the application with
 * one style sheet, what one page shows, the features that only some pages need. Left alone they come in twenty, one
 * asking for the other, and each is packed by itself. What the entry needs at once stays with it; each of the files runs in a task of
 * its own (`hydrate-page.ts`). Styles that only static pages use stay apart; they end up in those pages' text.
 */
export function liveFile(id: string, graph: ModuleGraph): string | null {
  const file = id.split('?')[0] ?? id;
  if (/\.css$/.test(file)) return isWanted(id, graph, isLiveRoute) ? 'pages' : null;
  if (react.test(file)) return 'libraries';
  if (loader.test(id) || isWanted(id, graph, isEntry, 'static')) return 'index';
  if (isWanted(id, graph, (one) => rest.test(one) || null, 'static')) return 'start-rest';
  if (!isWanted(id, graph, isLoaded)) return null;
  if (library.test(file)) return 'libraries';
  if (/\/src\/ui\//.test(file)) return uiFile(id, graph);
  if (isWanted(id, graph, isLoadedWith(ofEveryPage))) return 'pages';
  const feature = ofSomePages.find((name) => isWanted(id, graph, isLoadedWith([name])));
  return feature === undefined ? null : featureFile(feature);
}

/**
 * The file of something that is shown: of the page that shows it alone, else of all pages. In a file of its own, what only a few of
 * them share would be packed by itself, which costs each of them more than it spares the others.
 */
function uiFile(id: string, graph: ModuleGraph): string {
  const pages = waysUp(id, graph, (module) => pageOf(module, graph));
  const [page] = pages;
  return pages.size === 1 && page !== everyPage ? `${start}${page}` : 'pages';
}

/** The page that a module is, or the shell around all of them; false for what no live page loads at once, null for a part of something. */
function pageOf(id: string, graph: ModuleGraph): string | false | null {
  if (entry.test(id)) return everyPage;
  if (isLoaded(id) === false) return false;
  if (!routeFile.test(id) || !id.includes('?tsr-split')) return pageFile.exec(id)?.[1] ?? null;
  const shown = graph.getModuleInfo(id)?.importedIds?.flatMap((one) => pageFile.exec(one)?.[1] ?? []) ?? [];
  return shown[0] ?? null;
}

function isLiveRoute(id: string): boolean | null {
  if (!routeFile.test(id)) return null;
  return pagesOfRouteFile(id).some(({ pageClass }) => pageClass === 'live');
}

function isEntry(id: string): boolean | null {
  return entry.test(id) || null;
}

/** The router knows all routes, but loads of static ones nothing that they show. */
function isLoaded(id: string): boolean | null {
  if (entry.test(id)) return true;
  if (later.test(id.split('?')[0] ?? id) || isOfOtherPages(id)) return false;
  return id.includes('?tsr-split') ? isLiveRoute(id) : null;
}

/** As {@link isLoaded}, of the features only by these. */
function isLoadedWith(names: readonly FeatureName[]): (id: string) => boolean | null {
  return (id) => {
    const feature = featureOf(id);
    return feature === null ? isLoaded(id) : names.includes(feature);
  };
}
