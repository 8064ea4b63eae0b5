import { Trans, useLingui } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { type RecordRow, recordTable } from '../../../application/known/record-table.ts';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';
import { RecordEnd } from '../legal/record-end.tsx';
import { recordPurposes } from '../legal/record-purposes.ts';
import { buttonClass } from '../parts/button.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Section } from '../parts/section.tsx';
import { type RowCode, settingTexts } from '../settings/setting-texts.ts';
import { costTexts } from './cost-texts.ts';
import { experimentTexts } from './experiment-texts.ts';
import styles from './known-page.module.css';
import { PageLink } from './page-link.tsx';
import { RecordItem } from './record-item.tsx';

/** What this browser stores, the whole catalog, and how to have everything forgotten. */
export function KeptSection() {
  return (
    <Section
      id="kept"
      title={<Trans id="known.kept.title" message="Kept in this browser" />}
      intro={
        <span className={styles.live}>
          <Trans
            id="known.kept.intro"
            message="Each entry has its reason, its end, and its content as your browser holds it."
          />
        </span>
      }
    >
      <p className={styles.without}>
        <Trans
          id="known.without"
          message="JavaScript is off, so our pages keep nothing and send no counts now, and this page cannot look for what they kept before. This is everything they may have kept."
        />
      </p>
      <p className={styles.nothing} data-none="kept" hidden>
        <Trans id="known.kept.none" message="Nothing. This browser keeps nothing for our site." />
      </p>
      <ul className={styles.records} data-kept="" aria-labelledby="kept-title" />
      <ForgetAll />
      <div className={styles.catalogue} data-catalogue="">
        <Disclosure
          open
          summary={
            <>
              <span className={styles.live}>
                <Trans id="known.catalogue" message="Everything else that our pages may keep" />
              </span>
              <span className={styles.without}>
                <Trans id="known.catalogue.whole" message="Everything that our pages may keep" />
              </span>
            </>
          }
        >
          <ul className={styles.records} data-catalogue-rows="">
            {recordTable.map((row) => (
              <RecordItem
                key={idOf(row)}
                id={idOf(row)}
                place={row.place}
                name={row.name}
                what={<What row={row} />}
                end={<RecordEnd row={row} />}
                cost={row.cost === null ? null : costTexts[row.cost]}
                instead={insteadOf(row)}
              />
            ))}
          </ul>
        </Disclosure>
      </div>
      <ul hidden data-patterns="">
        <RecordItem
          id="other"
          place={null}
          name=""
          what={<Trans id="known.other" message="Something that our pages do not use" />}
          end={
            <Trans id="known.other.end" message="It was left by an older version of this site, or by you." />
          }
          cost={null}
          instead={null}
        />
      </ul>
    </Section>
  );
}

function idOf({ place, name }: Pick<RecordRow, 'place' | 'name'>): string {
  return `${place}-${name}`;
}

/**
 * The text shown instead of a value: a secret could be read over somebody's shoulder, and sent events have a list of
 * their own.
 */
function insteadOf({ kind, secret }: RecordRow): ReactNode {
  if (kind === 'sentCounts') {
    return (
      <Trans
        id="known.below"
        message="They are listed <0>below</0>, one by one."
        components={{ 0: <PageLink href="#sent" /> }}
      />
    );
  }
  if (!secret) return null;
  return <Trans id="known.secret" message="Its content is secret, so it is not shown on the screen." />;
}

function What({ row }: { readonly row: RecordRow }): ReactNode {
  const { i18n } = useLingui();
  if (row.kind === 'setting') {
    return (
      <Trans
        id="known.setting"
        message="A setting: {name}"
        values={{ name: i18n._(settingTexts[row.name as SettingCode as RowCode].name) }}
      />
    );
  }
  if (row.kind === 'experiment') {
    const text = Object.entries(experimentTexts).find(([name]) => row.name === `exp_${name}`)?.[1];
    return (
      <Trans
        id="known.version"
        message="Which version you are shown: {what}"
        values={{ what: text === undefined ? '' : i18n._(text) }}
      />
    );
  }
  return createElement(Trans, recordPurposes[row.kind]);
}

function ForgetAll() {
  return (
    <div className={styles.all} data-all="" hidden>
      <button
        type="button"
        className={buttonClass('alarm')}
        data-forget-all=""
        aria-expanded="false"
        aria-controls="forget-all"
      >
        <Trans id="known.all" message="Forget everything" />
      </button>
      <section
        id="forget-all"
        className={styles.confirm}
        aria-labelledby="forget-all-title"
        data-confirm=""
        hidden
      >
        <h3 id="forget-all-title" tabIndex={-1}>
          <Trans id="known.all.title" message="Forget everything that is kept here?" />
        </h3>
        <ul>
          {Object.entries(costTexts)
            .filter(([cost]) => cost !== 'switch')
            .map(([cost, text]) => (
              <li key={cost} data-cost={cost}>
                {createElement(Trans, text)}
              </li>
            ))}
          <li>
            <Trans
              id="known.all.again"
              message="Pages that you open later may keep some of it again, for the reasons given here."
            />
          </li>
          <li data-if-off="">
            <Trans id="known.all.off" message="Your choice to send no counts is kept." />
          </li>
        </ul>
        <p className={styles.buttons}>
          <button type="button" className={buttonClass('alarm')} data-forget-now="">
            <Trans id="known.all.now" message="Yes, forget it" />
          </button>
          <button type="button" className={buttonClass('secondary')} data-keep="">
            <Trans id="known.all.keep" message="Keep it" />
          </button>
        </p>
      </section>
    </div>
  );
}
