import type { NoticeLanguage } from '../http/notice-page.tsx';
import { english } from './english.ts';
import { german } from './german.ts';
import type { NoticeTexts } from './text-shape.ts';

/** What the plain pages say that the server makes itself: in each published locale, or it does not compile. */
export const noticeTexts: Readonly<Record<NoticeLanguage, NoticeTexts>> = { en: english, de: german };
