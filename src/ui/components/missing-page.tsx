import { Trans } from '@lingui/react';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { Pond } from './home/pond.tsx';
import layout from './layout.module.css';
import { ButtonLink } from './parts/button.tsx';
import { PageHead } from './parts/page-head.tsx';

/** What stands at an address that has no page: what happened, and two ways on. */
export function MissingPage({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <div className={`${layout.page} ${layout.section}`}>
        <PageHead
          size="large"
          title={<Trans id="common.missing.title" message="Nothing nests here" />}
          lead={
            <Trans
              id="common.missing.text"
              message="There is no page at this address. It may have moved, or the address may contain a typo."
            />
          }
          actions={
            <>
              <ButtonLink kind="primary" href={pathIn(locale, '/')}>
                <Trans id="common.missing.home" message="Go to the home page" />
              </ButtonLink>
              <ButtonLink href={pathIn(locale, '/pro')}>
                <Trans id="common.missing.plans" message="See the plans" />
              </ButtonLink>
            </>
          }
        />
      </div>
      <Pond />
    </>
  );
}
