import { expect, it } from 'vitest';
import { liveFile } from '../../scripts/build/live-files.ts';
import type { ModuleGraph } from '../../scripts/build/module-graph.ts';

const part = '/src/ui/components/parts/some-part.tsx';
const client = '/src/ui/client.tsx';
const pages = ['account/login', 'account/add-email', 'purchase/welcome', 'manage/manage'];
const routeOf = (page: string) => `/src/ui/routes/_live.pro.login.tsx?tsr-split=component&of=${page}`;
const fileOf = (page: string) => `/src/ui/components/${page}-page.tsx`;

/** Live pages, of which some show a part; `everywhere` has the frame around all of them show it too. */
function shownBy(showing: readonly string[], everywhere = false): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const page = pages.find((one) => fileOf(one) === id);
      const route = pages.find((one) => routeOf(one) === id);
      if (id === part)
        return { importers: [...showing.map(fileOf), ...(everywhere ? [client] : [])], dynamicImporters: [] };
      if (page !== undefined) return { importers: [routeOf(page)], dynamicImporters: [] };
      if (route !== undefined)
        return { importers: [], dynamicImporters: [client], importedIds: [fileOf(route)] };
      return null;
    },
  };
}

it('what one live page shows is in its own file, with its route', () => {
  expect(liveFile(part, shownBy(['account/login']))).toBe('page-login');
  expect(liveFile(fileOf('account/login'), shownBy([]))).toBe('page-login');
  expect(liveFile(routeOf('account/login'), shownBy([]))).toBe('page-login');
});

it('what several live pages show is in the file of all', () => {
  expect(liveFile(part, shownBy(pages.slice(0, 2)))).toBe('pages');
  expect(liveFile(part, shownBy(pages))).toBe('pages');
});

it('what no live page shows is in no file of theirs', () => {
  expect(liveFile(part, shownBy([]))).toBeNull();
});

it.each([
  '/src/composition/played-host-of-visit.ts',
  '/src/composition/environments/fake.ts',
  '/src/adapters/native-bridge/native-host.ts',
])('what %s needs is in no file of theirs: it comes when it is asked for', (later) => {
  const needed = '/src/adapters/some-adapter.ts';
  const graph: ModuleGraph = {
    getModuleInfo: (id) => {
      if (id === needed) return { importers: [later], dynamicImporters: [] };
      return id === later ? { importers: [], dynamicImporters: [client] } : null;
    },
  };
  expect(liveFile(needed, graph)).toBeNull();
});
