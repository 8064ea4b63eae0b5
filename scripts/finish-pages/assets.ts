import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageRow, pageAt } from '../../src/ui/pages.ts';
import type { ScriptStyles } from '../build/class-names-only.ts';
import { bootEntries } from '../build/island-files.ts';
import { featureFileNames, isOfOtherPages, liveFileNames } from '../build/live-files.ts';
import { type LivePageFiles, pageFilesName } from '../build/live-page-files.ts';
import { pagesOfRouteFile } from '../build/pages.ts';
import type { LocaleTexts, TextFiles } from '../build/text-files.ts';
import { areaTextsName, pageTextsName } from '../build/texts-apart.ts';
import { integrity } from './hash.ts';
import { areasOf, isForDevelopers, needsOf, phoneCodeFile } from './island-scripts.ts';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  /** The name given to the bundler. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Present in developers' builds only: a simulated app around a page, and what it shares with the messaging of real
 * apps. Static pages carry no hashes of these, which would add to their size.
 */
const forDevelopers = /host-panel|played-host|host-messages/;

/** The files and manifests that the two client builds and the text step wrote. */
export class Assets {
  private readonly root: string;
  private readonly values = new Map<string, string>();
  private readonly lists = new Map<string, readonly string[]>();
  private readonly live: Manifest;
  private readonly pageFiles: LivePageFiles;
  private readonly boot: Manifest;
  private readonly texts: TextFiles;
  private readonly bootStyles: Readonly<Record<string, readonly ScriptStyles[]>>;

  /** `bundles` is the bundlers' output for pages and boot; `root` is the served folder, which contains it now. */
  constructor(bundles: string, root: string) {
    this.root = root;
    this.live = json(path.join(bundles, 'pages/client/live-manifest.json'));
    this.pageFiles = json(path.join(bundles, 'pages/client', pageFilesName));
    this.boot = json(path.join(bundles, 'boot/boot-manifest.json'));
    this.texts = json(path.join(bundles, 'texts/text-files.json'));
    this.bootStyles = json(path.join(bundles, 'boot/boot-styles.json'));
  }

  text(url: string): string {
    return readFileSync(path.join(this.root, url), 'utf8');
  }

  /** The integrity value of a file by its URL, with a short algorithm for long lists. Each file is read once. */
  integrity(url: string, algorithm: 'sha384' | 'sha256' = 'sha384'): string {
    const key = `${algorithm} ${url}`;
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = integrity(readFileSync(path.join(this.root, url)), algorithm);
    this.values.set(key, value);
    return value;
  }

  /** The URL of the script that static pages run. */
  bootUrl(): string {
    return `/${this.bootChunk().file}`;
  }

  /** The chunks that the boot script imports, if the bundler split it: requested at once rather than one after another. */
  bootPartUrls(): readonly string[] {
    const parts = new Set<string>();
    const follow = (keys: readonly string[]) => {
      for (const key of keys) {
        if (parts.has(key)) continue;
        parts.add(key);
        follow(this.boot[key]?.imports ?? []);
      }
    };
    follow(this.bootChunk().imports ?? []);
    return urls([...parts].flatMap((key) => this.boot[key] ?? []));
  }

  /** The URL of the script that every static page requests after loading. */
  speedUrl(): string {
    return `/${this.bootChunk('later-rest').file}`;
  }

  /** The URL of the script that draws the QR code for phones, which only pages with one may request. */
  phoneCodeUrl(): string {
    return `/${this.chunkOf(phoneCodeFile).file}`;
  }

  private bootChunk(name: keyof typeof bootEntries = 'boot'): ManifestChunk {
    return this.chunkOf(bootEntries[name]);
  }

  private chunkOf(source: string): ManifestChunk {
    const chunk = this.boot[source];
    if (chunk === undefined) throw new Error(`The boot build has no script of "${source}"`);
    return chunk;
  }

  /** What boot may load later in a locale for a page's islands: their scripts and dependencies. */
  islandUrls(locale: string, islands: readonly string[], isShownInApps: boolean): readonly string[] {
    return this.once(`islands ${locale} ${islands.join()} ${isShownInApps}`, () => {
      const needs = needsOf(islands, isShownInApps);
      const entries = Object.entries(this.boot).filter(([, chunk]) => chunk.isEntry && needs.has(chunk));
      const found = new Set(entries.map(([key]) => key));
      for (const key of found) {
        const { imports = [], dynamicImports = [] } = this.boot[key] ?? {};
        for (const next of [...imports, ...dynamicImports])
          if (needs.has(this.boot[next] ?? {}) && !forDevelopers.test(next)) found.add(next);
      }
      const atOnce = [this.bootUrl(), ...this.bootPartUrls()];
      return [
        ...urls([...found].flatMap((key) => this.boot[key] ?? [])).filter((url) => !atOnce.includes(url)),
        ...Object.values(this.islandImports(locale, islands)),
      ];
    });
  }

  /** The classes that a page's islands may need before any of their markup is in it. */
  islandClasses(locale: string, islands: readonly string[], isShownInApps: boolean): readonly string[] {
    return this.once(`classes ${locale} ${islands.join()} ${isShownInApps}`, () =>
      this.islandUrls(locale, islands, isShownInApps)
        .flatMap((url) => this.bootStyles[url] ?? [])
        .filter((styles) => styles.islands.some((name) => islands.includes(name)))
        .flatMap(({ classes }) => classes),
    );
  }

  /** The texts of islands in a locale, by the names under which scripts request them. */
  islandImports(locale: string, islands: readonly string[]): Readonly<Record<string, string>> {
    const { islands: files } = this.textsIn(locale);
    return Object.fromEntries(areasOf(islands).map((area) => [areaTextsName(area), `/${files[area]}`]));
  }

  /** Everything that a live page may load: no texts of other locales, nothing for static pages only. */
  liveUrls(locale: string): readonly string[] {
    return this.once(`live ${locale}`, () => [
      ...urls(
        this.reached(
          Object.keys(this.live).filter((key) => this.live[key]?.isEntry),
          true,
        ),
      ),
      ...Object.values(this.liveImports(locale)),
    ]);
  }

  /** The texts of live pages in a locale, by the names under which scripts request them. */
  liveImports(locale: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.textsIn(locale).live).map(([name, file]) => [name, `/${file}`]),
    );
  }

  /** What a live page of a locale loads at once. */
  liveStartUrls(locale: string, path: string): readonly string[] {
    return this.once(`live start ${locale} ${path}`, () => {
      const row = pageAt(path);
      const texts = this.liveImports(locale)[pageTextsName(row.areas)];
      if (texts === undefined) throw new Error(`There are no texts for ${path}`);
      const names = [...liveFileNames, this.pageFiles[path] ?? '', ...featureFileNames(row)];
      const isAtOnce = (chunk: ManifestChunk | undefined) =>
        chunk?.isEntry || (names.includes(chunk?.name ?? '') && chunk?.file.endsWith('.js'));
      return [
        ...urls(
          this.reached(
            Object.keys(this.live).filter((key) => isAtOnce(this.live[key])),
            false,
          ),
        ),
        texts,
      ];
    });
  }

  private textsIn(locale: string): LocaleTexts {
    const texts = this.texts[locale];
    if (texts === undefined) throw new Error(`There are no texts in ${locale}`);
    return texts;
  }

  private reached(keys: readonly string[], withDynamic: boolean): readonly ManifestChunk[] {
    const chunks = new Set<ManifestChunk>();
    const follow = (key: string) => {
      const chunk = this.live[key];
      if (chunk === undefined || chunks.has(chunk) || isElsewhere(chunk)) return;
      chunks.add(chunk);
      for (const next of [...(chunk.imports ?? []), ...(withDynamic ? (chunk.dynamicImports ?? []) : [])])
        follow(next);
    };
    for (const key of keys) follow(key);
    return [...chunks];
  }

  /** Lists are the same for all pages of a locale. */
  private once(key: string, work: () => readonly string[]): readonly string[] {
    const known = this.lists.get(key) ?? work();
    this.lists.set(key, known);
    return known;
  }
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/**
 * Whether no live page uses a chunk: static routes, fake services and other code for developers, and features that no
 * live page names.
 */
function isElsewhere({ src = '' }: ManifestChunk): boolean {
  if (isForDevelopers(src) || isOfOtherPages(src)) return true;
  return /^src\/ui\/routes\/[^?]+\.tsx\?/.test(src) && !pagesOfRouteFile(src).some(isLive);
}

function isLive({ pageClass }: PageRow): boolean {
  return pageClass === 'live';
}

function urls(chunks: readonly ManifestChunk[]): readonly string[] {
  return [...new Set(chunks.map(({ file }) => `/${file}`))].filter((url) => url.endsWith('.js')).sort();
}
