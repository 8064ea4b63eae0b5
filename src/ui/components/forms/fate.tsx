import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { FeedbackKind } from '../../../domain/feedback/feedback.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';

/** What happens to a submitted form: what is kept of it and for how long, and what is not. */
export function Fate({ kind }: { readonly kind: FeedbackKind }) {
  return (
    <FactList shape="stacked">
      <Fact name={<Trans id="forms.fate.kept" message="What we keep" />}>
        {kind === 'malicious-site' ? (
          <Trans
            id="forms.fate.kept.report"
            message="The address of the website without anything after ? or #, the answer you chose, your comment, and the day. We keep them for {days} days and then delete them."
            values={{ days: keptDays.feedback }}
          />
        ) : (
          <Trans
            id="forms.fate.kept.survey"
            message="The answer you chose, your comment, and the day. We keep them for {days} days and then delete them."
            values={{ days: keptDays.feedback }}
          />
        )}
      </Fact>
      <Fact name={<Trans id="forms.fate.who" message="Who sent it" />}>
        <Trans
          id="forms.fate.who.text"
          message="We don’t keep that. To stop people from sending forms in bulk, we keep a one-way code made from your IP address until two days after the last attempt. It is not linked to what you sent."
        />
      </Fact>
      <Fact name={<Trans id="forms.fate.reply" message="If you’d like a reply" />}>
        <Trans
          id="forms.fate.reply.text"
          message="Write to <0>{mail}</0> instead. Then we’ll have your e-mail address and can answer."
          values={{ mail: brand.supportEmail }}
          components={{ 0: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
        />
      </Fact>
    </FactList>
  );
}
