import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { loadedScripts } from '../../scripts/build/loaded-scripts.ts';
import { routesOfLivePages } from '../../scripts/build/routes-of-live-pages.ts';
import { rowsOfLivePages } from '../../scripts/build/rows-of-live-pages.ts';

/** What browsers are given of a module of the UI. */
async function built(file: string, code: string, plugin: Plugin): Promise<string> {
  const name = `/src/ui/${file}`;
  const given: Plugin = {
    name: 'given',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('\0') ? null : id === name ? name : { id, external: true }),
    load: (id) => (id === name ? code : null),
  };
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [given, plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  return made.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('live pages know their own routes and none of static pages', async () => {
  const tree = `import { Route as rootRouteImport } from './routes/__root'
import { Route as IndexRouteImport } from './routes/index'
import { Route as LiveRouteImport } from './routes/_live'
const IndexRoute = IndexRouteImport.update({
  id: '/', path: '/', getParentRoute: () => rootRouteImport
} as any)
const LiveRoute = LiveRouteImport.update({ id: '/_live', getParentRoute: () => rootRouteImport } as any)
const children = { IndexRoute: IndexRoute,LiveRoute: LiveRoute }
export const routeTree = rootRouteImport._addFileChildren(children)`;
  const code = await built('routeTree.gen.ts', tree, routesOfLivePages());
  expect(code).toContain('LiveRoute');
  expect(code).not.toContain('IndexRoute');
});

it('live pages have their own rows, without what only the prerender reads, and that of a missing page', async () => {
  const table = `export const pages = {
    '/': { pageClass: 'static', name: 'home', areas: ['home'] },
    '/404': { pageClass: 'static', name: '404', areas: [] },
    '/pro': { pageClass: 'static', name: 'pro', areas: ['pro'] },
    '/pro/login': { pageClass: 'live', name: 'pro', areas: ['account'], links: [{ group: 'subscription' }] },
  }; console.log(pages);`;
  const code = await built('pages.ts', table, rowsOfLivePages());
  expect(code).toContain('/pro/login');
  expect(code).toContain('account');
  expect(code).toContain('/404');
  expect(code).not.toContain('"/pro"');
  expect(code).not.toContain('home');
  expect(code).not.toContain('group');
});

it('a script is served if an entry loads it, at once or later, and no other', async () => {
  const modules: Readonly<Record<string, string>> = {
    '/entry': "import '/shared'; import('/later');",
    '/later': "console.log('later');",
    '/shared': "console.log('shared');",
    '/static-routes': "import '/shared'; import('/page'); export default 1;",
    '/page': "import '/image'; console.log('page');",
    '/image': "console.log('image');",
  };
  const given: Plugin = {
    name: 'given',
    enforce: 'pre',
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/static-routes' });
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : null),
    load: (id) => modules[id] ?? null,
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'chunk' && output.facadeModuleId === '/static-routes') delete bundle[file];
    },
  };
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [given, loadedScripts()],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/entry' } },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  const code = made.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect([...code.matchAll(/console\.log\([`'"](\w+)/g)].map(([, name]) => name).sort()).toEqual([
    'later',
    'shared',
  ]);
});
