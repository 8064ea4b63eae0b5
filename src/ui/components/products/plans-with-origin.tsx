import { Trans } from '@lingui/react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { ButtonLink } from '../parts/button.tsx';

interface PlansWithOriginProps {
  readonly locale: Locale;
  readonly kind?: 'primary' | 'secondary';
}

/** A link from identity theft restoration to the plans that says where the visitor came from. */
export function PlansWithOrigin({ locale, kind = 'secondary' }: PlansWithOriginProps) {
  return (
    <ButtonLink
      kind={kind}
      href={`${pathIn(locale, '/pro')}?origin=identitytheftrestoration_website__hero`}
      data-carries="origin"
      {...eventAttributes('cta_click', { cta: 'restoration-plans' })}
    >
      <Trans id="island.restoration.plans" message="See plans and prices" />
    </ButtonLink>
  );
}
