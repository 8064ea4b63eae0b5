import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Encoding, encodingSuffixes } from './encoding.ts';

/** A file in one encoding, ready to be sent. */
export interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  /** A strong ETag: each encoding of a file has its own. */
  readonly tag: string;
}

const memoryBudget = 64 * 1024 * 1024;

/** The site's files. Names are listed once at start; contents stay in memory after first use, up to a limit. */
export class FileStore {
  private readonly root: string;
  private readonly names: ReadonlySet<string>;
  private readonly packed = new Map<string, readonly Encoding[]>();
  private readonly kept = new Map<string, Promise<Representation>>();
  private readonly atHand = new Map<string, Representation>();
  private keptBytes = 0;

  constructor(root: string) {
    // No parameter property: the build runs this file in Node, which only strips types.
    this.root = root;
    this.names = new Set(listFiles(root));
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** The available encodings of a file; always includes `identity` if the file exists. */
  encodings(name: string): readonly Encoding[] {
    const known = this.packed.get(name);
    if (known !== undefined) return known;
    const packed = (['br', 'gzip', 'identity'] as const).filter((encoding) =>
      this.names.has(name + encodingSuffixes[encoding]),
    );
    // Cache existing files only: strangers can request endless other names.
    if (this.has(name)) this.packed.set(name, packed);
    return packed;
  }

  read(name: string, encoding: Encoding): Promise<Representation> {
    const file = name + encodingSuffixes[encoding];
    const kept = this.kept.get(file);
    if (kept !== undefined) return kept;
    const reading = this.load(file);
    this.kept.set(file, reading);
    reading.then(
      (read) => {
        this.atHand.set(file, read);
        this.account(read.body.byteLength);
      },
      () => this.kept.delete(file),
    );
    return reading;
  }

  /** A file read before, synchronously; undefined if it is not in memory. */
  inMemory(name: string, encoding: Encoding): Representation | undefined {
    return this.atHand.get(name + encodingSuffixes[encoding]);
  }

  private async load(file: string): Promise<Representation> {
    return representationOf(await readFile(path.join(this.root, file)));
  }

  private account(bytes: number): void {
    this.keptBytes += bytes;
    if (this.keptBytes <= memoryBudget) return;
    this.kept.clear();
    this.atHand.clear();
    this.keptBytes = 0;
  }
}

/** Bytes with their ETag. */
export function representationOf(bytes: Uint8Array): Representation {
  const body = new Uint8Array(bytes);
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [parentPath.slice(root.length).replace(/^[/\\]+/, ''), name])
      .map(([folder = '', name = '']) =>
        folder === '' ? name : `${folder.replaceAll(path.sep, '/')}/${name}`,
      );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
