/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { negotiate } from '../../domain/locale/published-locale.ts';
import { mark } from '../../domain/mark.ts';
import { wantedLanguages } from '../http/wanted-languages.ts';
import { styleSheet } from './style.ts';
import { type Language, languageOf } from './texts.ts';

const styleHash = createHash('sha256').update(styleSheet).digest('base64');

interface Page {
  readonly title: string;
  readonly language: string;
  readonly body: Child;
  readonly status?: ContentfulStatusCode;
  /** Another origin that this page's form may lead to: the site may be open under another name. */
  readonly formWebOrigin?: string;
  /** True when the page frames another page of ours. */
  readonly frames?: boolean;
  /** The URL of the page's script, if it has one. */
  readonly script?: string;
}

/** Responds with a page of the `/dev` modules: usually without script, with one style sheet inlined and allowed by hash. */
export function answerPage(c: Context, page: Page): Response | Promise<Response> {
  const { title, language, body, status = 200, formWebOrigin = '', frames = false, script } = page;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${formWebOrigin}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    ...(frames ? ["frame-src 'self'"] : []),
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
  ];
  protect(c);
  c.header('Content-Security-Policy', policy.join('; '));
  const theme = themeOf(getCookie(c, 'kae'));
  return c.html(
    html`<!doctype html>${(
      <html lang={language} data-theme={theme}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <link rel="icon" href={icon} />
          <style>{raw(styleSheet)}</style>
          {script !== undefined && <script src={script} defer />}
        </head>
        <body>{body}</body>
      </html>
    )}`,
    status,
  );
}

/** Sets the headers of every response of the `/dev` modules. */
export function protect(c: Context): void {
  c.header('Cache-Control', 'no-store');
  // `no-referrer` would make browsers send `Origin: null` with our own forms.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
}

/** The mark, as on the site. */
export function Mark() {
  return (
    <svg class="mark" viewBox={mark.viewBox} aria-hidden="true">
      <path class="beak" d={mark.beak} />
      <circle class="head" {...mark.head} />
      <path class="ring" d={mark.ring} />
      <circle class="eye" {...mark.eye} />
    </svg>
  );
}

const { head, eye } = mark;
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><path fill="#f5b301" d="${mark.beak}"/><circle fill="#0b5d46" cx="${head.cx}" cy="${head.cy}" r="${head.r}"/><path fill="#fff" d="${mark.ring}"/><circle fill="#fff" cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}"/></svg>`,
)}`;

/** The theme from the site's cookie; undefined when the visitor has not chosen one, so that the system decides. */
function themeOf(cookie: string | undefined): 'light' | 'dark' | undefined {
  if (cookie === 'd') return 'dark';
  return cookie === '-1' ? 'light' : undefined;
}

/** The browser's preferred language, for when nothing else specifies one. */
export function visitorLanguage(c: Context): Language {
  return languageOf(negotiate(wantedLanguages(c)));
}
