import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { townLine } from '../../../domain/company/town-line.ts';
import { countryName } from '../../format/dates.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './model-form.module.css';

/** The model withdrawal form of the directive's annex I(B), as text and as an e-mail with it as the body. */
export function ModelForm() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { name, street, country } = legalEntity;
  const to = `${name}, ${street}, ${townLine()}, ${countryName(country, locale)}, ${brand.legalEmail}`;
  const lines = [
    i18n._({ id: 'legal.form.to', message: 'To: {to}', values: { to } }),
    i18n._({
      id: 'legal.form.statement',
      message:
        'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service:',
    }),
    i18n._({ id: 'legal.form.service', message: '{name} Pro subscription', values: { name: brand.name } }),
    i18n._({ id: 'legal.form.ordered', message: 'Ordered on (*) / received on (*):' }),
    i18n._({ id: 'legal.form.name', message: 'Name of the consumer(s):' }),
    i18n._({ id: 'legal.form.address', message: 'Address of the consumer(s):' }),
    i18n._({
      id: 'legal.form.email',
      message: 'E-mail address of the subscription, or the last four digits of the card:',
    }),
    i18n._({ id: 'legal.form.date', message: 'Date, and signature if sent on paper:' }),
    i18n._({ id: 'legal.form.delete', message: '(*) Delete as appropriate.' }),
  ];
  const subject = i18n._({ id: 'legal.form.subject', message: 'Withdrawal from my subscription' });
  const href = `mailto:${brand.legalEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n\r\n'))}`;
  return (
    <div className={styles.form}>
      <h3 className={styles.title}>
        <Trans id="legal.form.title" message="Model withdrawal form" />
      </h3>
      <div className={styles.paper}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <a href={href}>
          <Trans id="legal.form.send" message="Write an e-mail with this form" />
        </a>
      </div>
    </div>
  );
}
