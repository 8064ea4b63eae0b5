import type { ReactNode } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { useApp } from '../../hooks/use-app.ts';

interface PlansLinkProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link from a live page to the plans. They are a static page, so it loads a document and is no router `Link`. */
export function PlansLink({ className, children }: PlansLinkProps) {
  const { locale } = useApp();
  return (
    <a href={pathIn(locale, '/pro')} className={className}>
      {children}
    </a>
  );
}
