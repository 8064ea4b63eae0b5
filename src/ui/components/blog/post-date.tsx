import { Trans } from '@lingui/react';
import { Day } from '../day.tsx';
import type { Post } from './posts.ts';

/** When a post was published, and how long it takes to read. */
export function PostDate({ published, readingTime }: Pick<Post, 'published' | 'readingTime'>) {
  return (
    <>
      <Day day={published} />
      {' · '}
      <Trans id="news.blog.minutes" message="{minutes} min read" values={{ minutes: readingTime }} />
    </>
  );
}
