import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const PageTableFile = z.object({
  pages: z.record(z.string(), z.object({ file: z.string(), policy: z.string() })),
  notFound: z.record(z.string(), z.string()),
  speculationRules: z.nullable(z.string()),
});

/** What the build's last step wrote down of each page; `headers.json` beside the folder of the site's files. */
export type PageTable = z.infer<typeof PageTableFile>;

const empty: PageTable = { pages: {}, notFound: {}, speculationRules: null };

/** Reads the table; an absent one is an empty site. Throws when it is there but is not what the build writes. */
export function readPageTable(root: string): PageTable {
  let text: string;
  try {
    text = readFileSync(path.join(root, '../headers.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty;
    throw error;
  }
  return PageTableFile.parse(JSON.parse(text));
}
