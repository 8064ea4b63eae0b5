import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { PageHead } from '../parts/page-head.tsx';
import { TopicFilter } from './topic-filter.tsx';
import { topicNames } from './topic-names.ts';
import { type Update, updates, wordsIn } from './updates.ts';
import styles from './updates-page.module.css';

/** Product news by month, newest first, with a filter that needs no script. */
export function UpdatesPage() {
  const { locale } = usePage();
  return (
    <div className={styles.page}>
      <PageHead
        title={<Trans id="news.updates.title" message="What’s new in {name}" values={{ name: brand.name }} />}
        lead={
          <>
            <Trans
              id="news.updates.lead"
              message="Features and changes that you will notice, on the day they reached everybody."
            />{' '}
            <a href={`${pathIn(locale, '/updates')}/feed.xml`}>
              <Trans id="news.feed" message="Feed (Atom)" />
            </a>
          </>
        }
      />
      <TopicFilter />
      <div className={styles.months}>
        {byMonth().map(([month, entries]) => (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{dateIn(locale, month, { month: 'long', year: 'numeric' })}</h2>
            {entries.map((update) => (
              <Entry key={update.slug} update={update} locale={locale} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Entry({ update, locale }: { readonly update: Update; readonly locale: Locale }) {
  const { i18n } = useLingui();
  const { slug, day, on } = update;
  const { title, text, lang } = wordsIn(locale, update);
  return (
    <article id={slug} className={styles.entry} data-on={on.join(' ')}>
      <time dateTime={day}>{dateIn(locale, day, { day: 'numeric', month: 'short' })}</time>
      <div>
        <h3 lang={lang}>
          <a href={`#${slug}`}>{title}</a>
        </h3>
        <p lang={lang}>{text}</p>
        <p className={styles.on}>{on.map((topic) => i18n._(topicNames[topic])).join(' · ')}</p>
      </div>
    </article>
  );
}

function byMonth(): readonly (readonly [string, readonly Update[]])[] {
  return Object.entries(Object.groupBy(updates, ({ day }) => day.slice(0, 7))).map(
    ([month, entries = []]) => [month, entries] as const,
  );
}

function dateIn(locale: Locale, day: string, shape: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' }).format(Date.parse(day));
}
