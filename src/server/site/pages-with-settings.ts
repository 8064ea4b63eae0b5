import type { MiddlewareHandler } from 'hono';
import { splitPath } from '../../domain/locale/locale.ts';
import { isSettingCode, rowOf, settingCodes } from '../../domain/settings/catalogue.ts';
import { broughtColourField, ownColourField, withAddress } from '../../domain/settings/formats.ts';
import { noSettings, type Settings } from '../../domain/settings/settings.ts';
import type { FileAnswers } from './file-answers.ts';
import { sendFilled } from './filled-page.ts';
import { pageOnHost } from './page-on-host.ts';
import { previewRules } from './preview-rules.ts';

/** What is done to a page, by its path. The values of settings have no quotes and brackets, and so stand in HTML as they are. */
const fillings: Readonly<Record<string, (html: string, settings: Settings) => string>> = {
  '/': withFields,
  '/start': withFields,
  '/settings': withControls,
};

/**
 * Pages that take up the settings which their address brings where no script runs: the search boxes send them on, and the page
 * of settings shows them. All other addresses, and pages without such an address, go the usual way.
 */
export function pagesWithSettings(answers: Pick<FileAnswers, 'page'>): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.method === 'GET' && c.req.url.includes('?') ? pageOnHost(c.req.url, c.req.path) : '';
    const fill = fillings[splitPath(path).path];
    if (fill === undefined) return next();
    const settings = withAddress(noSettings, new URL(c.req.url).searchParams);
    const page =
      Object.keys(settings).length === 0
        ? null
        : await answers.page({ isHead: false, accepted: null, known: null }, path);
    const rules = fill === withControls ? previewRules(settings) : '';
    return page === null ? next() : sendFilled(c, page, (html) => fill(html, settings), rules);
  };
}

/** A search box with the settings as fields beside its own; with a script it knows by itself which of them a search takes along. */
function withFields(html: string, settings: Settings): string {
  const fields = settingCodes.flatMap((code) =>
    settings[code] === undefined ? [] : [`<input type="hidden" name="${code}" value="${settings[code]}"/>`],
  );
  return html.replaceAll('</form></search>', `<noscript>${fields.join('')}</noscript>$&`);
}

/** The controls as the settings say, and what is shown in the preview; its colours and fonts are styles (`preview-rules.ts`). */
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
  const code = (attributeOf(input, 'data-colour') ?? attributeOf(input, 'name')) || '';
  const value = valueIn(settings, code);
  const type = attributeOf(input, 'type');
  if (value === undefined || type === 'hidden' || type === null) return input;
  if (type === 'text') return isNamed(code, value) ? input : withColour(input, code, value);
  const isChosen = type === 'checkbox' ? value === '1' : attributeOf(input, 'value') === value;
  return marked(input.replace(' checked=""', ''), value, isChosen ? 'checked=""' : '');
}

function withColour(input: string, code: string, value: string): string {
  if (!isSettingCode(code)) return input;
  const names = [ownColourField(code), broughtColourField(code)].map((name) => `name="${name}"`);
  return marked(input.replace(names[0] ?? '', names[1] ?? ''), value, `value="#${value}"`);
}

function withSelect(select: string, settings: Settings): string {
  const value = valueIn(settings, attributeOf(select, 'name') ?? '');
  // Some values are in the list only for those who have them already: it stays as it is, which nobody chose.
  if (value === undefined || !select.includes(`<option value="${value}"`)) return select;
  return select
    .replace(' selected=""', '')
    .replace('<select', `<select data-filled="${value}"`)
    .replace(`<option value="${value}"`, '$& selected=""');
}

/** The page's code takes over what the visitor chose before it was there, and is told that nobody chose this. */
function marked(input: string, value: string, attributes: string): string {
  return input.replace('<input', `<input data-filled="${value}" ${attributes}`);
}

function isNamed(code: string, value: string): boolean {
  if (!isSettingCode(code)) return true;
  const { values } = rowOf(code);
  return values.kind !== 'colour' || Object.hasOwn(values.named, value);
}

function valueIn(settings: Settings, code: string): string | undefined {
  return isSettingCode(code) ? settings[code] : undefined;
}

function attributeOf(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}
