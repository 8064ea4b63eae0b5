import type { NoticeLanguage } from '../http/notice-page.tsx';
import { english } from './english.ts';
import { german } from './german.ts';
import type { NewsletterTexts } from './text-shape.ts';

/** What the newsletter's plain pages say. */
export const newsletterTexts: Readonly<Record<NoticeLanguage, NewsletterTexts>> = { en: english, de: german };
