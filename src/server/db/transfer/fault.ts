/** A fault of a store, as the beginning of a sentence or a whole one. */
export interface Fault {
  readonly what: string;
}

/** A fault of a database file: its path below the database's folder, and the evidence. */
export interface FileFault extends Fault {
  readonly file: string;
  readonly shownBy: string;
}

/** Formats a fault as a sentence. */
export function faultSentence(fault: Fault | FileFault): string {
  return 'file' in fault ? `${fault.what} (its file is ${fault.file}): ${fault.shownBy}` : fault.what;
}
