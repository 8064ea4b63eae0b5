import { useLingui } from '@lingui/react';
import numbers from '../parts/numbers.module.css';
import styles from './course-lessons.module.css';

/** The lessons of the e-mail course, in order. */
export function CourseLessons() {
  const { i18n } = useLingui();
  return (
    <ol className={`${numbers.list} ${styles.lessons}`} role="list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>{i18n._(lesson)}</li>
      ))}
    </ol>
  );
}

const lessons = [
  { id: 'news.lessons.search', message: 'What your searches say about you' },
  { id: 'news.lessons.trackers', message: 'Trackers, and how to stop them' },
  { id: 'news.lessons.location', message: 'Which apps know where you are?' },
  { id: 'news.lessons.email', message: 'An address for each store' },
  { id: 'news.lessons.passwords', message: 'Passwords you don’t have to remember' },
  { id: 'news.lessons.brokers', message: 'Who sells your mailing address' },
  { id: 'news.lessons.family', message: 'Helping somebody else' },
] as const;
