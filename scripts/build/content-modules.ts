import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentPaths } from '../../src/contract/content.ts';
import type { Post } from '../../src/ui/components/blog/posts.ts';
import { categoriesOfBangs } from './bang-categories.ts';
import { blogFolder, dayOf, ownPosts } from './own-content.ts';
import { productUpdates, updatesFolder } from './product-updates.ts';

/**
 * Inlines the files in `content` into the modules that show them. The browser's bundles get none: those pages are
 * finished HTML, and no script reads the content again.
 */
export function contentModules(): Plugin {
  return {
    name: 'mallard:content',
    // Before types are stripped, because the list is found by its type.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/components\/(?:bangs\/categories|blog\/posts|updates\/updates)\.ts$/ },
      handler(code, id) {
        const [, list = ''] = /(\w+)\.ts$/.exec(id) ?? [];
        const { name, files, read } = lists[list as keyof typeof lists];
        for (const file of globSync(files)) this.addWatchFile(path.resolve(file));
        const shown = this.environment.name === 'client' ? [] : read();
        const declared = new RegExp(`(export const ${name}: [^=]*= )\\[\\];`);
        if (!declared.test(code)) throw new Error(`${id} does not declare its list`);
        return { code: code.replace(declared, (_, start) => `${start}${JSON.stringify(shown)};`), map: null };
      },
    },
  };
}

/** By module: its list, the files that it is made from, and how. */
const lists = {
  categories: { name: 'bangCategories', files: `public${contentPaths.bangs}`, read: categoriesOfBangs },
  posts: { name: 'posts', files: `${blogFolder}/*`, read: posts },
  updates: { name: 'updates', files: `${updatesFolder}/*`, read: productUpdates },
} as const;

function posts(): readonly Post[] {
  return ownPosts().map(({ slug, title, excerpt, html, readingTime, publishedAt, updatedAt }) => ({
    ...{ slug, title, excerpt, html, readingTime },
    published: dayOf(publishedAt),
    updated: dayOf(updatedAt),
  }));
}
