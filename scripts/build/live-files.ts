import { pages } from '../../src/ui/pages.ts';
import { isWanted, type ModuleGraph } from './module-graph.ts';
import { pagesOfRouteFile } from './pages.ts';

const entry = /\/src\/ui\/client\.tsx$/;
const routeFile = /\/src\/ui\/routes\/[^?]+\.tsx/;
const texts = /\/src\/ui\/locales\/([^/]+)\/([^/]+)\.po$/;
/** With the few lines that the bundler itself adds: a file of their own would be one request more. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\/runtime\.js$/;
const router = /\/node_modules\/(?:@tanstack|use-sync-external-store|@lingui)\//;
/** What comes when it is asked for, by developers or by pages of another kind. */
const later =
  /\/src\/(?:composition\/(?:environments\/(?:fake|staging)|more-of-app|bindings\/http-more)|ui\/(?:boot|components\/developer-panel\/[\w-]+))\.tsx?$/;

/** The files that every live page loads at once, by the names they begin with; beside them the texts of its locale. */
export const liveFileNames: readonly string[] = ['react', 'router', 'app', 'pages'];
export const textsFileName = (locale: string) => `texts-${locale}`;

const liveAreas = new Set<string>([
  'common',
  ...Object.values(pages).flatMap(({ pageClass, areas }) => (pageClass === 'live' ? areas : [])),
]);

/**
 * Puts what live pages load into a few files: React, the router, the application, the pages with one style sheet, the
 * texts of a locale. Left alone they come in twenty, one asking for the other, and each is packed by itself. What the entry
 * needs at once stays with it; each of the files runs in a task of its own (`hydrate-page.ts`). Styles that only static
 * pages use stay apart; they end up in those pages' text.
 */
export function liveFile(id: string, graph: ModuleGraph): string | null {
  const file = id.split('?')[0] ?? id;
  if (/\.css$/.test(file)) return isWanted(id, graph, isLiveRoute) ? 'pages' : null;
  const [, locale, area = ''] = texts.exec(file) ?? [];
  if (locale !== undefined) return liveAreas.has(area) ? textsFileName(locale) : null;
  if (react.test(file)) return 'react';
  if (isWanted(id, graph, isEntry, 'static') || !isWanted(id, graph, isLoaded)) return null;
  if (router.test(file)) return 'router';
  return /\/src\/ui\//.test(file) ? 'pages' : 'app';
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
  if (later.test(id.split('?')[0] ?? id)) return false;
  return id.includes('?tsr-split') ? isLiveRoute(id) : null;
}
