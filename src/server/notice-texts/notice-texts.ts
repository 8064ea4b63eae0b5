import { wordsByLocale } from '../words-by-locale.ts';
import type { NoticeTexts } from './text-shape.ts';

/** The texts of the server's plain pages, in each published locale. */
export const noticeTexts = wordsByLocale(
  import.meta.glob<NoticeTexts>('/src/server/notice-texts/*/notices.ts', { eager: true, import: 'words' }),
  (locale) => `/src/server/notice-texts/${locale}/notices.ts`,
);
