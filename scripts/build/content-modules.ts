import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Post } from '../../src/ui/components/blog/posts.ts';
import { blogFolder, dayOf, ownPosts } from './own-content.ts';

/**
 * Puts what is written in `content` into the modules that show it. The browser's bundles get none: those pages are finished
 * HTML, and no script reads it again.
 */
export function contentModules(): Plugin {
  return {
    name: 'mallard:content',
    transform: {
      filter: { id: /\/src\/ui\/components\/blog\/posts\.ts$/ },
      handler() {
        for (const file of globSync(`${blogFolder}/*`)) this.addWatchFile(path.resolve(file));
        const shown = this.environment.name === 'client' ? [] : posts();
        return { code: `export const posts = ${JSON.stringify(shown)};`, map: null };
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
