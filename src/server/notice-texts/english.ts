import { bangSearch } from './english/bang-search.ts';
import { feedback } from './english/feedback.ts';
import { newsletter } from './english/newsletter.ts';
import { support } from './english/support.ts';
import { undoPage } from './english/undo-page.ts';
import { withdrawal } from './english/withdrawal.ts';
import type { NoticeTexts } from './text-shape.ts';

/** All plain pages of the server in English. */
export const english: NoticeTexts = { bangSearch, feedback, newsletter, support, undoPage, withdrawal };
