import { Hono } from 'hono';
import { pathIn, splitPath } from '../domain/locale/locale.ts';
import { negotiate } from '../domain/locale/published-locale.ts';
import { answerNotice } from './http/notice-page.tsx';
import { noticeTexts } from './notice-texts/notice-texts.ts';

/**
 * The page for an address that is too long to be read to its end, in the language of its path. What the browser asks for
 * comes after the address. The status is 414: 431 is for headers (RFC 6585, section 5).
 */
export async function longAddressPage(path: string): Promise<Response> {
  const language = negotiate([splitPath(path).locale]);
  const { home, ...says } = noticeTexts[language].longAddress;
  const link = { href: pathIn(language, '/'), label: home };
  const page = new Hono().get('/', (c) => answerNotice(c, { language, ...says, link, status: 414 }));
  return page.request('/');
}
