import { bangSearch } from './german/bang-search.ts';
import { feedback } from './german/feedback.ts';
import { newsletter } from './german/newsletter.ts';
import { support } from './german/support.ts';
import { undoPage } from './german/undo-page.ts';
import { withdrawal } from './german/withdrawal.ts';
import type { NoticeTexts } from './text-shape.ts';

/** All plain pages of the server in German. */
export const german: NoticeTexts = { bangSearch, feedback, newsletter, support, undoPage, withdrawal };
