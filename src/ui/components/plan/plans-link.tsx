import type { ReactNode } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { useApp } from '../../hooks/use-app.ts';

interface PlansLinkProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** From a live page to the plans: they are a static page, so the way there is a document load and no router `Link`. */
export function PlansLink({ className, children }: PlansLinkProps) {
  const { locale } = useApp();
  return (
    <a href={pathIn(locale, '/pro')} className={className}>
      {children}
    </a>
  );
}
