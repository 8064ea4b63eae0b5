import { FileStore } from './file-store.ts';
import { type PageTable, readPageTable } from './page-table.ts';

/** The built site: its files and the table of its pages. Created once, because listing the files takes a while. */
export interface BuiltSite {
  /** The folder of the client build (`dist/client`). */
  readonly root: string;
  readonly files: FileStore;
  readonly table: PageTable;
}

/** Reads the site in a folder; a missing folder is an empty site. Throws like {@link readPageTable}. */
export function readBuiltSite(root: string): BuiltSite {
  return { root, files: new FileStore(root), table: readPageTable(root) };
}
