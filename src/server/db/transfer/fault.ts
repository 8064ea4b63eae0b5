/** Something that is wrong with a store, as the beginning of a sentence, or a whole one. */
export interface Fault {
  readonly what: string;
}

/** What is wrong with a file of the database: where that is below the database's folder, and what shows it. */
export interface FileFault extends Fault {
  readonly file: string;
  readonly shownBy: string;
}

/** A fault as a sentence. */
export function faultSentence(fault: Fault | FileFault): string {
  return 'file' in fault ? `${fault.what} (its file is ${fault.file}): ${fault.shownBy}` : fault.what;
}
