import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const PageTableFile = z.object({
  /** The environment that the site was built for; without it the server starts on a developer's machine alone. */
  siteEnv: z.optional(z.enum(['local', 'staging', 'production'])),
  /** The policy of each page class, with {@link scriptsHere} and {@link stylesHere} where a page's own hashes go. */
  classes: z.record(z.string(), z.string()),
  /** The source expressions of everything that stands inline in any page. */
  hashes: z.array(z.string()),
  /** What pages have inline: their class, and places in `hashes`. Many pages have the same. */
  kinds: z.array(
    z.object({ pageClass: z.string(), scripts: z.array(z.number()), styles: z.array(z.number()) }),
  ),
  /** By address, the page's place in `kinds`. */
  pages: z.record(z.string(), z.number()),
  /** By locale, the address of the page that says that nothing is there. */
  notFound: z.record(z.string(), z.string()),
  speculationRules: z.string(),
});

/** What the build writes down of the pages: `headers.json` beside the folder of the site's files. */
export type PageTableFile = z.infer<typeof PageTableFile>;

/** Where in the policy of a class the hashes of a page's inline scripts go. */
export const scriptsHere = ' {scripts}';
/** Where in the policy of a class the hashes of a page's inline styles go. */
export const stylesHere = ' {styles}';

/** A page of the built site. */
export interface BuiltPage {
  /** Below the folder of the site's files. */
  readonly file: string;
  /** Its content security policy. */
  readonly policy: string;
  /** Whether it needs no other file, so that it can be shown when the site is down. */
  readonly isStandalone: boolean;
  /** 404 of the page that says that nothing is there, also where it is asked for by its own address. */
  readonly status: 200 | 404;
}

/** The pages as they are served. */
export interface PageTable {
  /** The environment that the site was built for; null where none is written down. */
  readonly builtFor: 'local' | 'staging' | 'production' | null;
  /** By address. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly notFound: Readonly<Record<string, string>>;
  readonly speculationRules: string | null;
}

/** Reads the table; an absent one is an empty site. Throws when it is there but is not what the build writes. */
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

/** The policy of a class, with hashes put where they belong. */
export function policyWith(policy: string, scripts: readonly string[], styles: readonly string[]): string {
  const all = (hashes: readonly string[]) => hashes.map((hash) => ` ${hash}`).join('');
  return policy.replace(scriptsHere, all(scripts)).replace(stylesHere, all(styles));
}

/**
 * The file of the page at an address, below the folder of the site's files.
 * @example fileOf('/de/pro') // 'de/pro.html'
 */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('headers.json refers to what is not in it: build the site again');
  return value;
}
