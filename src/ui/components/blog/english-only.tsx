import { Trans } from '@lingui/react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { Notice } from '../parts/notice.tsx';

/** A note for pages in other languages: posts are written in English and not translated. */
export function EnglishOnly({ locale }: { readonly locale: Locale }) {
  if (locale === 'en') return null;
  return (
    <Notice kind="info">
      <Trans id="news.blog.english" message="We write our blog in English only." />
    </Notice>
  );
}
