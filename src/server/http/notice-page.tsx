/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { brand } from '../../domain/brand.ts';
import { wholeWord } from '../../domain/content/whole-word.ts';
import { type PublicLocale, pathIn } from '../../domain/locale/locale.ts';
import { negotiate } from '../../domain/locale/published-locale.ts';
import { mark } from '../../domain/mark.ts';
import { securityHeaders } from '../site/security-headers.ts';
import { noticeStyle } from './notice-style.ts';
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

/** What a plain page says, and the one thing that can be done on it. */
export interface Notice {
  readonly language: NoticeLanguage;
  /** The heading, and the page's title. */
  readonly heading: string;
  /** Paragraphs; the first is the message, the others explain. */
  readonly says: readonly string[];
  /** What else stands on it, after what it says. */
  readonly content?: Child;
  /** 200 unless given. */
  readonly status?: ContentfulStatusCode;
  /**
   * A form, sent by POST to `action`, or without it to the page's own address with its query. Whoever presses the `second`
   * button sends its name along.
   */
  readonly form?: {
    readonly button: string;
    readonly second?: { readonly button: string; readonly name: string };
    readonly action?: string;
    readonly fields?: Child;
  };
  /** Where to go on from here. */
  readonly link?: { readonly href: string; readonly label: string };
}

/**
 * Answers a whole page that the server makes itself, for a visitor who comes from a mail or sent a form without
 * script: no script, one style allowed by hash, kept by no cache. A GET must only show; what the button does is POST,
 * because mail scanners open every link.
 */
export function answerNotice(c: Context, notice: Notice): Response | Promise<Response> {
  const { language, heading, says, content, status = 200, form, link } = notice;
  for (const [name, value] of Object.entries(securityHeaders(false))) c.header(name, value);
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  // What is to be read or filled in has a column of its own; a button alone belongs to the words.
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
              <h1>{inWholeWords(heading)}</h1>
              {says.map((text, index) => (
                <p key={text} class={index === 0 ? 'plain-lead' : 'quiet'}>
                  {inWholeWords(text)}
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

const word = new RegExp(`(${wholeWord})`, 'u');

/** A text whose words such as “e-mail” stay in one piece: no line ends with their first letters. */
function inWholeWords(text: string): readonly Child[] {
  return text.split(word).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} class="whole">
        {piece}
      </span>
    ),
  );
}

/** The language of a page: that of a locale known from elsewhere, else what the browser asks for. */
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

/** The pond that ends the page, as wide as the window. */
function Water() {
  return (
    <svg class="plain-water" viewBox="0 0 800 74" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path
        class="water"
        d="M-800 10q100-10 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0V200H-800z"
      />
      <path class="rings" d="M60 34h90M190 52h60M560 30h60M650 48h100" />
    </svg>
  );
}

/** The site's theme cookie: what the visitor chose there holds here; without a choice the system decides. */
function themeOf(cookie: string | undefined): 'light' | 'dark' | undefined {
  if (cookie === 'd') return 'dark';
  return cookie === '-1' ? 'light' : undefined;
}
