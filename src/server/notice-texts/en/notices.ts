import type { NoticeTexts } from '../text-shape.ts';
import { bangSearch } from './bang-search.ts';
import { feedback } from './feedback.ts';
import { longAddress } from './long-address.ts';
import { newsletter } from './newsletter.ts';
import { support } from './support.ts';
import { undoPage } from './undo-page.ts';
import { withdrawal } from './withdrawal.ts';

/** All plain pages of the server in English. */
export const words: NoticeTexts = {
  bangSearch,
  feedback,
  longAddress,
  newsletter,
  support,
  undoPage,
  withdrawal,
};
