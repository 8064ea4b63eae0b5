import type { Island } from './hydrate-island.tsx';
import { StandingNews } from './standing-news.tsx';

/** For static pages without another island for signed-in visitors. */
export const LiveStanding: Island = StandingNews;
