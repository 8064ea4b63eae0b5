import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const PageTableFile = z.object({
  /** The environment the site was built for; without it the server only starts on a developer's machine. */
  siteEnv: z.optional(z.enum(['local', 'staging', 'production'])),
  /** The policy of each page class, with {@link scriptsHere} and {@link stylesHere} as placeholders for a page's hashes. */
  classes: z.record(z.string(), z.string()),
  /** The hash sources of all inline scripts and styles of all pages. */
  hashes: z.array(z.string()),
  /** The distinct combinations of page class and inline hashes (as indexes into `hashes`), shared by many pages. */
  kinds: z.array(
    z.object({ pageClass: z.string(), scripts: z.array(z.number()), styles: z.array(z.number()) }),
  ),
  /** By path, the page's index in `kinds`. */
  pages: z.record(z.string(), z.number()),
  /** By locale, the path of the 404 page. */
  notFound: z.record(z.string(), z.string()),
  speculationRules: z.string(),
});

/** What the build records about the pages, in `headers.json` beside the site's folder. */
export type PageTableFile = z.infer<typeof PageTableFile>;

/** Placeholder for the hashes of a page's inline scripts in a class policy. */
export const scriptsHere = ' {scripts}';
/** Placeholder for the hashes of a page's inline styles in a class policy. */
export const stylesHere = ' {styles}';

/** A page of the built site. */
export interface BuiltPage {
  /** Path below the site's folder. */
  readonly file: string;
  /** Its content security policy. */
  readonly policy: string;
  /** Whether it needs no other file, so that it can be shown while the site is down. */
  readonly isStandalone: boolean;
  /** 404 for the not-found page, even when requested by its own path. */
  readonly status: 200 | 404;
}

/** The pages in the form they are served from. */
export interface PageTable {
  /** The environment the site was built for; null if unknown. */
  readonly builtFor: 'local' | 'staging' | 'production' | null;
  /** By path. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly notFound: Readonly<Record<string, string>>;
  readonly speculationRules: string | null;
}

/** Reads the table; a missing one means an empty site. Throws when it is not what the build writes. */
export function readPageTable(root: string): PageTable {
  let text: string;
  try {
    text = readFileSync(path.join(root, '../headers.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { builtFor: null, pages: new Map(), notFound: {}, speculationRules: null };
    throw error;
  }
  const { pages, notFound, speculationRules, ...table } = PageTableFile.parse(JSON.parse(text));
  const kinds = table.kinds.map((kind) => {
    const named = (places: readonly number[]) => places.map((place) => there(table.hashes[place]));
    const policy = there(table.classes[kind.pageClass]);
    return {
      policy: policyWith(policy, named(kind.scripts), named(kind.styles)),
      isStandalone: kind.pageClass === 'standalone',
    };
  });
  const forMissing = new Set(Object.values(notFound));
  return {
    builtFor: table.siteEnv ?? null,
    pages: new Map(
      Object.entries(pages).map(([address, kind]) => [
        address,
        {
          file: fileOf(address),
          status: forMissing.has(address) ? (404 as const) : (200 as const),
          ...there(kinds[kind]),
        },
      ]),
    ),
    notFound,
    speculationRules,
  };
}

/** Fills hashes into a class policy. */
export function policyWith(policy: string, scripts: readonly string[], styles: readonly string[]): string {
  const all = (hashes: readonly string[]) => hashes.map((hash) => ` ${hash}`).join('');
  return policy.replace(scriptsHere, all(scripts)).replace(stylesHere, all(styles));
}

/**
 * The file of the page at a path, below the site's folder.
 * @example fileOf('/de/pro') // 'de/pro.html'
 */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('headers.json refers to what is not in it: build the site again');
  return value;
}
