import { FileStore } from './file-store.ts';
import { type PageTable, readPageTable } from './page-table.ts';

/** The built site as it lies there: its files and what is known of its pages. Made once, because listing it takes a while. */
export interface BuiltSite {
  /** The folder of the client build (`dist/client`). */
  readonly root: string;
  readonly files: FileStore;
  readonly table: PageTable;
}

/** Lists the site in a folder; an absent folder is an empty site. Throws like {@link readPageTable}. */
export function readBuiltSite(root: string): BuiltSite {
  return { root, files: new FileStore(root), table: readPageTable(root) };
}
