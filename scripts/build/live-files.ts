import type { FeatureName } from '../../src/application/app.ts';
import { features, withNeeds } from '../../src/composition/features.ts';
import { type PageRow, pages } from '../../src/ui/pages.ts';
import { isWanted, type ModuleGraph, waysUp } from './module-graph.ts';
import { pagesOfRouteFile } from './pages.ts';

const entry = /\/src\/ui\/client\.tsx$/;
const routeFile = /\/src\/ui\/routes\/[^?]+\.tsx/;
/** The component that a route shows as its page. */
const pageFile = /\/src\/ui\/components\/[\w-]+\/([\w-]+)-page\.tsx$/;
const start = 'page-';
/** The area's shell, which surrounds every page. */
const everyPage = 'every page';
const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/ui\/hydrate-root\.ts$|^\0rolldown\/runtime\.js$/;
/** What a page does once it is shown, in a file loaded then. */
const rest = /\/src\/ui\/boot\/start-rest\.ts$/;
const library = /\/node_modules\/|\/scripts\/build\/class-metadata\.ts$|^\0lean:/;
/** The helper that loads a dynamically imported script, used by the entry. */
const loader = /^\0vite\/preload-helper\.js$/;
/**
 * Code loaded on demand: by developers, in a host app, by pages of another class, for a visitor who has a subscription
 * or signs out of it.
 */
const later =
  /\/src\/(?:composition\/(?:environments\/fake|played-host-of-visit)|adapters\/native-bridge\/native-host|ui\/(?:boot|boot\/start-rest|components\/(?:developer-panel\/[\w-]+|purchase\/subscription-view|recovery\/recovery-key-card|manage\/(?:delete-form|own-plan)|account\/sign-out-dialog)))\.tsx?$/;
/** The files that every live page loads at once, by name prefix; the texts of its locale are separate (`text-files.ts`). */
export const liveFileNames: readonly string[] = ['libraries', 'pages'];

const livePages = Object.values<PageRow>(pages).filter(({ pageClass }) => pageClass === 'live');

/** The features that a page needs, `visit` first. */
const featuresOf = (row: Pick<PageRow, 'features'>) => withNeeds(['visit', ...row.features]);
const ofEveryPage = featuresOf({
  features: (Object.keys(features) as FeatureName[]).filter((name) =>
    livePages.every((row) => featuresOf(row).includes(name)),
  ),
});
const ofSomePages = withNeeds(livePages.flatMap(featuresOf)).filter((name) => !ofEveryPage.includes(name));
const featureFile = (name: FeatureName) => `feature-${name}`;

/** Whether a file of this name belongs to a single page. */
export function isFileOfOnePage(name: string): boolean {
  return name.startsWith(start);
}

/** The files of the features that a page needs besides those in the file `app`, which every live page needs. */
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
 * Groups what live pages load into a few files: the libraries, which change rarely; the application and what several
 * pages show, with one style sheet; what one page shows; the features that only some pages need. Left alone there would
 * be twenty, each requesting the next and compressed separately. What the entry needs immediately stays with it; each
 * of the files runs in a task of its own (`hydrate-page.ts`). Styles that only static pages use stay separate; they are
 * inlined in those pages.
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
 * The file of something visible: that of the only page that shows it, else that of all pages. In a file of its own,
 * what only a few pages share would be compressed separately, which costs each of them more than it saves the others.
 */
function uiFile(id: string, graph: ModuleGraph): string {
  const pages = waysUp(id, graph, (module) => pageOf(module, graph));
  const [page] = pages;
  return pages.size === 1 && page !== everyPage ? `${start}${page}` : 'pages';
}

/**
 * The page that a module is, or the shell around all pages; false for what no live page loads at once, null for a part
 * of something.
 */
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

/** The router knows all routes, but loads nothing that static ones show. */
function isLoaded(id: string): boolean | null {
  if (entry.test(id)) return true;
  if (later.test(id.split('?')[0] ?? id) || isOfOtherPages(id)) return false;
  return id.includes('?tsr-split') ? isLiveRoute(id) : null;
}

/** Like {@link isLoaded}, but of the features only these. */
function isLoadedWith(names: readonly FeatureName[]): (id: string) => boolean | null {
  return (id) => {
    const feature = featureOf(id);
    return feature === null ? isLoaded(id) : names.includes(feature);
  };
}
