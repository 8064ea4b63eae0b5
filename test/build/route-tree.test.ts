import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutRoutes } from '../../scripts/build/route-tree.ts';

/** As the router's generator writes it. */
const tree = `
import { Route as rootRouteImport } from './routes/__root'
import { Route as AboutRouteImport } from './routes/about'
import { Route as ShopRouteImport } from './routes/shop'
import { Route as ShopCartRouteImport } from './routes/shop.cart'

const AboutRoute = AboutRouteImport.update({
  id: '/about', getParentRoute: () => rootRouteImport
} as any)
const ShopRoute = ShopRouteImport.update({ id: '/shop', getParentRoute: () => rootRouteImport } as any)
const ShopCartRoute = ShopCartRouteImport.update({ id: '/cart', getParentRoute: () => ShopRoute } as any)

export interface FileRoutesByFullPath { '/about': typeof AboutRoute; '/shop': typeof ShopRouteWithChildren }
export interface RootRouteChildren { AboutRoute: typeof AboutRoute, ShopRoute: typeof ShopRouteWithChildren }
declare module '@tanstack/react-router' {
  interface FileRoutesByPath { '/about': { preLoaderRoute: typeof AboutRouteImport } }
}

const ShopRouteChildren: ShopRouteChildren = { ShopCartRoute: ShopCartRoute }
const ShopRouteWithChildren = ShopRoute._addFileChildren(ShopRouteChildren)

const rootRouteChildren: RootRouteChildren = { AboutRoute: AboutRoute,ShopRoute: ShopRouteWithChildren }
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)._addFileTypes<FileRouteTypes>()
`;

const trim = (code: string, ...gone: readonly string[]) =>
  withoutRoutes(code, parseSync('tree.ts', code).program, (file) => gone.includes(file));

/** What is left of the code that runs, each statement on a line. */
const left = (...gone: readonly string[]) =>
  trim(tree, ...gone)
    .code.replace(/^(?:export interface|declare module)[^\0]*?^(?=const)/m, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('the tree of routes', () => {
  it('stays as it is when no route is left out', () => expect(trim(tree)).toEqual({ code: tree, files: [] }));

  it('loses a route with its import and its place among the children', () => {
    expect(trim(tree, 'about.tsx').files).toEqual(['about.tsx']);
    expect(left('about.tsx')).not.toContain('About');
    expect(left('about.tsx')).toContain('{ ShopRoute: ShopRouteWithChildren }');
  });

  it('loses a route with its children', () => {
    expect(trim(tree, 'shop.tsx', 'shop.cart.tsx').files).toEqual(['shop.tsx', 'shop.cart.tsx']);
    expect(left('shop.tsx', 'shop.cart.tsx')).not.toMatch(/ShopRoute(?!Children)|ShopCart|WithChildren/);
    expect(left('shop.tsx', 'shop.cart.tsx')).toContain('{ AboutRoute: AboutRoute, }');
  });

  it('keeps every position, so that source maps hold', () => {
    expect(trim(tree, 'about.tsx').code).toHaveLength(tree.length);
  });

  it.each([
    ['the parent of a route that is kept', tree, 'shop.tsx', 'ShopRoute'],
    ['a route that something else uses', `${tree}\nlog(AboutRoute)`, 'about.tsx', 'AboutRoute'],
  ])('does not lose %s', (_, code, gone, name) => expect(() => trim(code, gone)).toThrow(name));

  it('as it is generated for this site loses any one of its pages', () => {
    const code = readFileSync('src/ui/routeTree.gen.ts', 'utf8');
    expect(trim(code, 'about.tsx').files).toEqual(['about.tsx']);
    expect(trim(code, 'about.tsx').code).not.toContain('AboutRouteImport.update');
  });
});
