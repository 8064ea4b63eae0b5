import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a document is checked against: the project's files and folders, its npm scripts, and the other documents. */
export interface Project {
  /** Files and folders by their path from the root. */
  readonly paths: readonly string[];
  readonly commands: readonly string[];
  /** Each document's text by its path. */
  readonly documents: ReadonlyMap<string, string>;
}

const folders = ['src', 'scripts', 'docs', 'test', 'content', 'public'];

/** The project in this folder with all its documents. */
export function readProject(): Project {
  const paths = [...folders, ...globSync(folders.map((folder) => `${folder}/**/*`)), ...globSync('*')];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const documents = globSync(['*.md', 'docs/**/*.md']).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  return { paths, commands: Object.keys(scripts), documents: new Map(documents) };
}

/** Everything a document refers to that does not exist: files, folders, npm scripts, links and their anchors. */
export function missingIn(document: string, text: string, project: Project): readonly string[] {
  return [
    ...pathsIn(text).filter((named) => !project.paths.some((known) => isNamed(named, known))),
    ...filesIn(text).filter((named) => !project.paths.some((known) => isNamed(`**/${named}`, known))),
    ...commandsIn(text).filter((name) => !['start', 'test', ...project.commands].includes(name)),
    ...linksIn(text).filter((link) => !leadsSomewhere(document, link, project)),
  ];
}

/** The log messages in the table "The log says" of operations. Inside double backticks single ones are part of the text. */
export function loggedIn(operations: string): readonly string[] {
  const [, table = ''] = /^### The log says\n([\s\S]*?)(?=^#|(?![\s\S]))/m.exec(operations) ?? [];
  const cells = found(table, /^\|([^|]+)\|/gm);
  return cells.flatMap((cell) =>
    cell.includes('``') ? found(cell, /``(.+?) ?``/g) : found(cell, /`([^`]+)`/g),
  );
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

/** Paths from the root. A suffix such as `:69` or `#heading` is not part of the path. */
function pathsIn(text: string): readonly string[] {
  return found(text, /(?<![\w/.@:-])((?:src|scripts|docs|test|content|public)\/[^\s`'"()[\]|;:#]*)/g).map(
    (named) => named.replace(/[,.]+$/, '').replace(/\/$/, ''),
  );
}

/** Names of source files in a code span that are not relative to the root: `routes.ts`, `db/tables/auth.ts`. */
function filesIn(text: string): readonly string[] {
  return found(text, /`([\w.<>*{},$/-]+\.(?:tsx?|mjs|po|grit))`/g).filter(
    (named) => !folders.some((folder) => named.startsWith(`${folder}/`)) && !named.startsWith('.'),
  );
}

function commandsIn(text: string): readonly string[] {
  return found(text, /\bnpm run (?:--\S+ )?([a-z][\w-]*)/g);
}

/** Links within the project. */
function linksIn(text: string): readonly string[] {
  return found(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
}

/** Whether a path matches what a document names, in which `<name>` stands for any name, like `*`. */
function isNamed(named: string, known: string): boolean {
  return named === known || path.matchesGlob(known, named.replace(/<[^>]*>/g, '*'));
}

function leadsSomewhere(document: string, link: string, { paths, documents }: Project): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
  if (!paths.includes(target.replace(/\/$/, ''))) return false;
  return anchor === undefined || anchorsOf(documents.get(target) ?? '').includes(anchor);
}

/** The anchors that GitHub generates for a document's headings. */
function anchorsOf(text: string): readonly string[] {
  return found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
