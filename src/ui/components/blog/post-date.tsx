import { Trans } from '@lingui/react';
import { formatCalendarDay } from '../../format/dates.ts';
import { usePage } from '../../hooks/use-page.ts';
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

/** A day in full, whatever the reader's time zone. */
export function Day({ day }: { readonly day: string }) {
  const { locale } = usePage();
  return <time dateTime={day}>{formatCalendarDay(day, locale)}</time>;
}
