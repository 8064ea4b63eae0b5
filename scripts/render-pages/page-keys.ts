import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { type PageRow, pageAt } from '../../src/ui/pages.ts';
import { pageFilesName } from '../build/live-page-files.ts';
import { pagesOfRouteFile } from '../build/pages.ts';
import type { TextFiles } from '../build/text-files.ts';
import { builtSettings, stampOf } from '../setup/stamp.mjs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The code that turns bundles into pages, and its other inputs: files, and folders with everything in them. */
export const makers = [
  'scripts/build',
  'scripts/finish-pages',
  'scripts/images',
  'scripts/render-pages',
  'src/domain/content/escape-html.ts',
  'src/domain/content/whole-word.ts',
  'src/domain/locale',
  'src/ui/components/images/net.ts',
  'src/ui/pages.ts',
  'src/ui/theme/tokens.css',
  'src/ui/islands/island-needs.ts',
  'src/ui/islands/plain-island.ts',
  'src/composition/features.ts',
  'package-lock.json',
];

const startManifest = /_tanstack-start-manifest_v/;
const routePart = /^src\/ui\/routes\/[^?]+\.tsx\?/;

/**
 * Computes the inputs of each page: the code that renders it, the texts of its locale, the scripts and styles that it
 * names. While a page's key stays the same, so do its bytes, and it need not be rendered again.
 */
export class PageKeys {
  private readonly folder: string;
  private readonly rendering: Manifest;
  private readonly texts: TextFiles;
  private readonly common: string;
  private readonly classes: Readonly<Record<PageRow['pageClass'], string>>;
  private readonly known = new Map<string, string>();

  /** `bundles` is the bundlers' output folder. */
  constructor(bundles: string) {
    this.folder = path.join(bundles, 'pages/ssr');
    const read = (name: string) => readFileSync(path.join(bundles, name), 'utf8');
    const liveManifest = read('pages/client/live-manifest.json');
    const live = JSON.parse(liveManifest) as Manifest;
    const css = Object.values(live).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
    this.rendering = JSON.parse(read('pages/ssr/ssr-manifest.json'));
    this.texts = JSON.parse(read('texts/text-files.json'));
    const entries = Object.keys(this.rendering).filter((key) => this.rendering[key]?.isEntry);
    this.common = hash([
      stampOf(makers, builtSettings(process.env)),
      process.version,
      ...this.closure(entries),
    ]);
    const styles = css.filter((file) => file.endsWith('.css')).sort();
    this.classes = {
      standalone: hash(styles),
      // It names boot, islands and the styles it carries. What Start would have it load is removed.
      static: hash([read('boot/boot-manifest.json'), read('boot/boot-styles.json'), ...styles]),
      live: hash([
        liveManifest,
        read(`pages/client/${pageFilesName}`),
        ...this.contents((file) => startManifest.test(file)),
      ]),
    };
  }

  of(address: string): string {
    const { locale, path: page } = splitPath(address);
    const row = pageAt(page);
    const ofRoute = this.once(`page ${page}`, () =>
      hash(
        this.closure(
          Object.entries(this.rendering).flatMap(([key, { src = '' }]) =>
            routePart.test(src) && pagesOfRouteFile(src).includes(row) ? [key] : [],
          ),
        ),
      ),
    );
    return hash([address, this.common, this.classes[row.pageClass], ...this.textsOf(locale, row), ofRoute]);
  }

  /** The texts in a page, and the text files that it names. */
  private textsOf(locale: string, { areas, pageClass }: PageRow): readonly string[] {
    const { hashes = {}, live = {}, islands = {} } = this.texts[locale] ?? {};
    return [
      ...['common', ...areas].map((area) => `${area} ${hashes[area]}`),
      ...Object.values(pageClass === 'live' ? live : islands),
      ...Object.values(this.texts).map(({ hint }) => hint),
    ];
  }

  /** The contents of chunks and all their imports, except those that only some pages import. */
  private closure(keys: readonly string[]): readonly string[] {
    const found = new Set(keys);
    for (const key of found) {
      const { imports = [], dynamicImports = [] } = this.rendering[key] ?? {};
      for (const next of [...imports, ...dynamicImports]) {
        const { file = '', src = '' } = this.rendering[next] ?? {};
        if (!startManifest.test(file) && !routePart.test(src)) found.add(next);
      }
    }
    const files = new Set([...found].map((key) => this.rendering[key]?.file ?? ''));
    return this.contents((file) => files.has(file));
  }

  private contents(wanted: (file: string) => boolean): readonly string[] {
    const files = new Set(Object.values(this.rendering).map(({ file }) => file));
    return [...files]
      .filter((file) => file.endsWith('.js') && wanted(file))
      .sort()
      .flatMap((file) => [
        file,
        this.once(`file ${file}`, () => hash([readFileSync(path.join(this.folder, file), 'utf8')])),
      ]);
  }

  private once(key: string, work: () => string): string {
    const known = this.known.get(key) ?? work();
    this.known.set(key, known);
    return known;
  }
}

function hash(parts: readonly string[]): string {
  const all = createHash('sha256');
  for (const part of parts) all.update(part).update('\0');
  return all.digest('base64url');
}
