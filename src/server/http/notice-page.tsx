/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { brand } from '../../domain/brand.ts';
import { type PublicLocale, pathIn } from '../../domain/locale/locale.ts';
import { negotiate } from '../../domain/locale/published-locale.ts';
import { mark } from '../../domain/mark.ts';
import { securityHeaders } from '../site/security-headers.ts';
import { noticeStyle } from './notice-style.ts';
import { NoticeText } from './notice-text.tsx';
import { wantedLanguages } from './wanted-languages.ts';

const styleHash = createHash('sha256').update(noticeStyle).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The languages of the server's own pages. */
export type NoticeLanguage = PublicLocale;

/** The content of a plain page, and the one action it offers. */
export interface Notice {
  readonly language: NoticeLanguage;
  /** The heading, also the page's title. */
  readonly heading: string;
  /** Paragraphs; the first is the message, the others explain it. */
  readonly says: readonly string[];
  /** Further content after the paragraphs. */
  readonly content?: Child;
  /** Defaults to 200. */
  readonly status?: ContentfulStatusCode;
  /**
   * A form that is POSTed to `action`, or by default to the page's own URL with its query. The `second` button also submits
   * its name.
   */
  readonly form?: {
    readonly button: string;
    readonly second?: { readonly button: string; readonly name: string };
    readonly action?: string;
    readonly fields?: Child;
  };
  /** Where to go next. */
  readonly link?: { readonly href: string; readonly label: string };
}

/**
 * Responds with a whole page made by the server, for visitors who come from an email or submitted a form without script. It
 * has no script and one style allowed by hash, and is not cacheable. A GET must not change anything; the button POSTs,
 * because mail scanners open every link.
 */
export function answerNotice(c: Context, notice: Notice): Response | Promise<Response> {
  const { language, heading, says, content, status = 200, form, link } = notice;
  for (const [name, value] of Object.entries(securityHeaders(false))) c.header(name, value);
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  // Content and forms with fields get their own column; a button alone stays with the text.
  const isBeside = content !== undefined || form?.fields !== undefined;
  const rest = (
    <>
      {content}
      {form && (
        <form method="post" action={form.action}>
          {form.fields}
          <button class="button" type="submit">
            {form.button}
          </button>
          {form.second && (
            <button class="second" type="submit" name={form.second.name} value="1">
              {form.second.button}
            </button>
          )}
        </form>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </>
  );
  return c.html(
    html`<!doctype html>${(
      <html lang={language} data-theme={themeOf(getCookie(c, 'kae'))}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${heading} · ${brand.name}`}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>{raw(noticeStyle)}</style>
        </head>
        <body class="plain">
          <Head language={language} />
          <main class="plain-main">
            <div>
              <h1>
                <NoticeText text={heading} />
              </h1>
              {says.map((text, index) => (
                <p key={text} class={index === 0 ? 'plain-lead' : 'quiet'}>
                  <NoticeText text={text} />
                </p>
              ))}
              {!isBeside && rest}
            </div>
            {isBeside && <div>{rest}</div>}
          </main>
          <Water />
        </body>
      </html>
    )}`,
    status,
  );
}

/** The page's language: that of a given locale, otherwise what the browser asks for. */
export function noticeLanguage(c: Context, locale?: string): NoticeLanguage {
  return negotiate(locale === undefined ? wantedLanguages(c) : [locale]);
}

function Head({ language }: { readonly language: NoticeLanguage }) {
  return (
    <header class="plain-head">
      <a href={pathIn(language, '/')}>
        <svg viewBox={mark.viewBox} aria-hidden="true">
          <path class="beak" d={mark.beak} />
          <circle class="head" {...mark.head} />
          <path class="neck" d={mark.ring} />
          <circle class="eye" {...mark.eye} />
        </svg>
        {brand.name}
      </a>
    </header>
  );
}

/** The pond at the bottom of the page, as wide as the window, with reeds that rise above it. */
function Water() {
  return (
    <svg class="plain-water" viewBox="0 0 800 74" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path
        class="water"
        d="M-800 10q100-10 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0V200H-800z"
      />
      <path class="reeds" d="M622 40C626 4 618-34 626-64M604 38C608-4 598-24 602-40" />
      <path class="cattails" d="M625-52l2-24M601-30l-1-18" />
      <path class="leaf" d="M636 42C626 8 632-20 612-42 634-20 644 8 644 40z" />
      <path class="rings" d="M60 34h90M190 52h60M586 40q24 8 66 0M690 26h80" />
    </svg>
  );
}

/** The theme from the site's cookie; undefined when the visitor has not chosen one, so that the system decides. */
function themeOf(cookie: string | undefined): 'light' | 'dark' | undefined {
  if (cookie === 'd') return 'dark';
  return cookie === '-1' ? 'light' : undefined;
}
