import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { longestQuestion, supportPath, supportTopicNames } from '../../../domain/support/question.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Button } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { CheckboxField } from '../parts/checkbox-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { EmailField, LongTextField } from '../parts/text-field.tsx';
import styles from './support-form.module.css';
import { supportTopics } from './support-topics.ts';

/** A question to the support team, as a plain form that both the browser and the server validate. */
export function SupportForm() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <form className={styles.form} method="post" action={supportPath}>
      <input type="hidden" name="locale" value={locale} />
      <SelectField
        id="support-topic"
        name="topic"
        required
        label={<Trans id="forms.support.topic" message="Topic" />}
      >
        <option value="">{i18n._({ id: 'forms.support.topic.choose', message: 'Choose a topic' })}</option>
        {supportTopicNames.map((name) => (
          <option key={name} value={name}>
            {i18n._(supportTopics[name].title)}
          </option>
        ))}
      </SelectField>
      <EmailField
        id="support-email"
        required
        label={<Trans id="forms.support.email" message="Your e-mail address" />}
        hint={
          <Trans
            id="forms.support.email.hint"
            message="If your subscription has an e-mail address, use that one."
          />
        }
      />
      <LongTextField
        id="support-question"
        name="question"
        required
        rows={6}
        maxLength={longestQuestion}
        label={<Trans id="forms.support.question" message="Your question" />}
      />
      <CheckboxField
        id="support-consent"
        name="consent"
        value="yes"
        required
        label={
          <Trans
            id="forms.support.consent"
            message="{name}’s support team may read my question and use it to answer me"
            values={{ name: brand.name }}
          />
        }
        hint={
          <Trans
            id="forms.support.consent.hint"
            message="Our <0>privacy policy</0> says how long we keep it."
            components={{
              // biome-ignore lint/a11y/useAnchorContent: its text is in the message
              0: <a href={pathIn(locale, '/privacy')} />,
            }}
          />
        }
      />
      <div className={buttons.row}>
        <Button type="submit" kind="primary">
          <Trans id="forms.support.send" message="Send question" />
        </Button>
      </div>
    </form>
  );
}
