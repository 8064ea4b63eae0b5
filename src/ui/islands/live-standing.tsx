import type { Island } from './hydrate-island.tsx';
import { StandingNews } from './standing-news.tsx';

/** Of a static page that has no other live part for whoever is signed in. */
export const LiveStanding: Island = StandingNews;
