import { type Plugin, Visitor } from 'vite';
import { blanked, propertySpan, type Span } from './blanked.ts';
import { pagesOfRouteFile } from './pages.ts';

/**
 * Leaves the heads of static pages, with what search engines read there, out of the route tree that live pages load: nobody comes
 * to a static page but by loading its document. The routes themselves stay, because Start finds the styles of pages by them.
 */
export function headsOfLivePages(): Plugin {
  return {
    name: 'mallard:heads-of-live-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/ui\/routes\/[^?]+\.tsx(?:\?|$)/, code: /\bcreateFileRoute\b/ },
      handler(code, id) {
        if (pagesOfRouteFile(id).some(({ pageClass }) => pageClass === 'live')) return null;
        const heads: Span[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [options] }) {
            if (callee.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return;
            if (callee.callee.name !== 'createFileRoute' || options?.type !== 'ObjectExpression') return;
            for (const property of options.properties)
              if (
                property.type === 'Property' &&
                property.key.type === 'Identifier' &&
                property.key.name === 'head'
              )
                heads.push(propertySpan(options, property));
          },
        }).visit(this.parse(code, { lang: 'tsx' }));
        return { code: blanked(code, heads), map: null };
      },
    },
  };
}
