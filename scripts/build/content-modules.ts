import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Post } from '../../src/ui/components/blog/posts.ts';
import { blogFolder, dayOf, ownPosts } from './own-content.ts';
import { productUpdates, updatesFolder } from './product-updates.ts';

/**
 * Puts what is written in `content` into the modules that show it. The browser's bundles get none: those pages are finished
 * HTML, and no script reads it again.
 */
export function contentModules(): Plugin {
  return {
    name: 'mallard:content',
    // Before the types are taken off, by which the list is found.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/components\/(?:blog\/posts|updates\/updates)\.ts$/ },
      handler(code, id) {
        const [name, folder, read] = id.endsWith('/posts.ts')
          ? (['posts', blogFolder, posts] as const)
          : (['updates', updatesFolder, productUpdates] as const);
        for (const file of globSync(`${folder}/*`)) this.addWatchFile(path.resolve(file));
        const shown = this.environment.name === 'client' ? [] : read();
        const declared = new RegExp(`(export const ${name}: [^=]*= )\\[\\];`);
        if (!declared.test(code)) throw new Error(`${id} does not declare its list`);
        return { code: code.replace(declared, (_, start) => `${start}${JSON.stringify(shown)};`), map: null };
      },
    },
  };
}

function posts(): readonly Post[] {
  return ownPosts().map(({ slug, title, excerpt, html, readingTime, publishedAt, updatedAt }) => ({
    ...{ slug, title, excerpt, html, readingTime },
    published: dayOf(publishedAt),
    updated: dayOf(updatedAt),
  }));
}
