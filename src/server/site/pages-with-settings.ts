import type { MiddlewareHandler } from 'hono';
import { splitPath } from '../../domain/locale/locale.ts';
import { isSettingCode, rowOf, settingCodes } from '../../domain/settings/catalogue.ts';
import { broughtColorField, ownColorField, withAddress } from '../../domain/settings/formats.ts';
import { noSettings, type Settings } from '../../domain/settings/settings.ts';
import type { FileAnswers } from './file-answers.ts';
import { mayBeFilled, plainly, sendFilled } from './filled-page.ts';
import { pageOnHost } from './page-on-host.ts';
import { previewRules } from './preview-rules.ts';

/** How to fill in a page, by path. Values of settings contain no quotes or angle brackets, so they need no escaping. */
const fillings: Readonly<Record<string, (html: string, settings: Settings) => string>> = {
  '/': withFields,
  '/start': withFields,
  '/settings': withControls,
};

/**
 * Pages that apply the settings in their URL when no script runs: the search boxes submit them, and the settings page shows
 * them. Everything else is passed on.
 */
export function pagesWithSettings(answers: Pick<FileAnswers, 'page'>): MiddlewareHandler {
  return async (c, next) => {
    const path = mayBeFilled(c) ? pageOnHost(c.req.url, c.req.path) : '';
    const fill = fillings[splitPath(path).path];
    if (fill === undefined) return next();
    const settings = withAddress(noSettings, new URL(c.req.url).searchParams);
    const page = Object.keys(settings).length === 0 ? null : await answers.page(plainly, path);
    const rules = fill === withControls ? previewRules(settings) : '';
    return page === null ? next() : sendFilled(c, page, (html) => fill(html, settings), rules);
  };
}

/** Adds the settings to a search box as hidden fields; with script the box adds the relevant ones itself. */
function withFields(html: string, settings: Settings): string {
  const fields = settingCodes.flatMap((code) =>
    settings[code] === undefined ? [] : [`<input type="hidden" name="${code}" value="${settings[code]}"/>`],
  );
  return html.replaceAll('</form></search>', `<noscript>${fields.join('')}</noscript>$&`);
}

/** Sets the controls and the preview's content according to the settings; its colors and fonts are styles (`preview-rules.ts`). */
function withControls(html: string, settings: Settings): string {
  return html
    .replaceAll(/<input [^>]*>/g, (input) => withInput(input, settings))
    .replaceAll(/<select [^>]*>.*?<\/select>/gs, (select) => withSelect(select, settings))
    .replace(/<figure [^>]*>/, (figure) =>
      figure.replaceAll(/ data-(k\w+)="[^"]*"/g, (attribute, code: string) => {
        const value = valueIn(settings, code);
        return value === undefined ? attribute : ` data-${code}="${value}"`;
      }),
    );
}

function withInput(input: string, settings: Settings): string {
  const code = (attributeOf(input, 'data-color') ?? attributeOf(input, 'name')) || '';
  const value = valueIn(settings, code);
  const type = attributeOf(input, 'type');
  if (value === undefined || type === 'hidden' || type === null) return input;
  if (type === 'text') return isNamed(code, value) ? input : withColor(input, code, value);
  const isChosen = type === 'checkbox' ? value === '1' : attributeOf(input, 'value') === value;
  return marked(input.replace(' checked=""', ''), value, isChosen ? 'checked=""' : '');
}

function withColor(input: string, code: string, value: string): string {
  if (!isSettingCode(code)) return input;
  const names = [ownColorField(code), broughtColorField(code)].map((name) => `name="${name}"`);
  return marked(input.replace(names[0] ?? '', names[1] ?? ''), value, `value="#${value}"`);
}

function withSelect(select: string, settings: Settings): string {
  const value = valueIn(settings, attributeOf(select, 'name') ?? '');
  // Some values are only listed for those who already have them. The list then stays as it is, not marked as filled.
  if (value === undefined || !select.includes(`<option value="${value}"`)) return select;
  return select
    .replace(' selected=""', '')
    .replace('<select', `<select data-filled="${value}"`)
    .replace(`<option value="${value}"`, '$& selected=""');
}

/** Marks a control as filled in by the server: the page's code, which adopts choices made before it loads, must ignore it. */
function marked(input: string, value: string, attributes: string): string {
  return input.replace('<input', `<input data-filled="${value}" ${attributes}`);
}

function isNamed(code: string, value: string): boolean {
  if (!isSettingCode(code)) return true;
  const { values } = rowOf(code);
  return values.kind !== 'color' || Object.hasOwn(values.named, value);
}

function valueIn(settings: Settings, code: string): string | undefined {
  return isSettingCode(code) ? settings[code] : undefined;
}

function attributeOf(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}
