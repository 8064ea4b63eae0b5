import { Trans, useLingui } from '@lingui/react';
import topicInAddress from '../../first-paint/topic-in-address.ts?inline-script';
import styles from './topic-filter.module.css';
import { topicNames } from './topic-names.ts';
import { updates, updateTopics } from './updates.ts';

/**
 * Radio buttons for the topic. The page's styles show what belongs to it (`updates-page.module.css`), and a script adds
 * it to the address.
 */
export function TopicFilter() {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.filter}>
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: topicInAddress }} />}
      <legend className={styles.legend}>
        <Trans id="news.filter" message="Show what’s new for" />
      </legend>
      <div className={styles.choices}>
        <Choice
          value="all"
          label={i18n._({ id: 'news.filter.all', message: 'Everything' })}
          count={updates.length}
          first
        />
        {updateTopics.map((topic) => (
          <Choice
            key={topic}
            value={topic}
            label={i18n._(topicNames[topic])}
            count={updates.filter(({ on }) => on.includes(topic)).length}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly first?: boolean;
}

function Choice({ value, label, count, first = false }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="topic" value={value} defaultChecked={first} autoComplete="off" />
      <span>
        {label} <small>{count}</small>
      </span>
    </label>
  );
}
