import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownLocales } from '../../src/domain/locale/known-locales.ts';
import { type PagePath, pagePaths, pages } from '../../src/ui/pages.ts';
import { routeOf } from '../../test/support/routes.ts';
import { membersOf } from '../build/page-families.ts';
import { serverWords } from '../texts/server-words.ts';

const project = path.resolve(import.meta.dirname, '../..');
const sources = ['src', 'scripts', 'public', 'content', 'test/support', 'package.json', 'package-lock.json'];

/** A copy of the project, grown to the size that the site is expected to reach. */
export class MadeUpSite {
  readonly root: string;

  /**
   * Every page in each of the 37 locales, with German texts that end in the locale's tag; if that gives fewer than
   * `pageCount` pages, real routes under made-up paths make up the difference.
   */
  constructor(root: string, pageCount: number) {
    this.root = root;
    const configs = readdirSync(project).filter((name) => /\.config\.ts$|^tsconfig\.json$/.test(name));
    for (const name of [...sources, ...configs])
      cpSync(path.join(project, name), this.at(name), { recursive: true });
    symlinkSync(path.join(project, 'node_modules'), this.at('node_modules'));
    this.publishLocales();
    this.addPages(pageCount - pagePaths.flatMap((page) => membersOf(page)).length);
  }

  /** Changes one text of one language, as a translator would. */
  changeText(): void {
    this.edit('src/ui/locales/de/home.po', (text) =>
      text.replace(/^(msgid "home\..*"\nmsgstr ".+)"$/m, (_, before) => `${before} ${Date.now()}"`),
    );
  }

  private publishLocales(): void {
    // Makes the condition `'published' in row` true for every row.
    this.edit('src/domain/locale/published-rows.ts', (text) =>
      text.replace("'published' in row", "'tag' in row"),
    );
    const madeUp = Object.values(knownLocales).flatMap(({ tag }) =>
      tag === 'en' || tag === 'de' ? [] : [tag],
    );
    const german = readdirSync(this.at('src/ui/locales/de'));
    for (const tag of madeUp) {
      for (const { folder } of serverWords)
        cpSync(this.at(`${folder}/de`), this.at(`${folder}/${tag}`), { recursive: true });
      mkdirSync(this.at(`src/ui/locales/${tag}`), { recursive: true });
      for (const area of german) {
        const text = readFileSync(this.at(`src/ui/locales/de/${area}`), 'utf8');
        writeFileSync(
          this.at(`src/ui/locales/${tag}/${area}`),
          text
            .replace('Language: de', `Language: ${tag}`)
            .replace(/^(msgid ".+"\nmsgstr ".+)"$/gm, (_, before) => `${before} ${tag}"`),
        );
      }
    }
  }

  private addPages(count: number): void {
    // A page family needs members, which a made-up path does not have.
    const forVisitors = pagePaths.filter((page) => !('developersOnly' in pages[page]) && !page.includes('$'));
    const models = forVisitors.filter((page) => pages[page].pageClass === 'static');
    const live = forVisitors.find((page) => pages[page].pageClass === 'live');
    // One page in five is live, the expected share.
    const cycle =
      live === undefined ? models : [...models, ...models, ...models, ...models].slice(0, 4).concat(live);
    const rows = Array.from({ length: count }, (_, index) => {
      const model = cycle[index % cycle.length] ?? '/404';
      this.addRoute(model, `/made-up-${index}`);
      return `'/made-up-${index}': ${JSON.stringify(pages[model])},`;
    });
    this.edit('src/ui/pages.ts', (text) =>
      text.replace('export const pages = {', (start) => `${start}\n${rows.join('\n')}`),
    );
  }

  private addRoute(model: PagePath, page: string): void {
    const { file, id } = routeOf(model);
    // A live page is nested in a pathless layout route.
    const frame = id.startsWith('/_live/') ? '/_live' : '';
    const code = readFileSync(this.at(file), 'utf8').replace(`'${id}'`, `'${frame}${page}'`);
    writeFileSync(this.at(`src/ui/routes/${`${frame}${page}`.slice(1).replaceAll('/', '.')}.tsx`), code);
  }

  private edit(name: string, change: (text: string) => string): void {
    const before = readFileSync(this.at(name), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} is not what the bench expects: nothing was changed in it`);
    writeFileSync(this.at(name), after);
  }

  private at(name: string): string {
    return path.join(this.root, name);
  }
}
