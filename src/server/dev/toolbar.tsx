/** @jsxImportSource hono/jsx */
import { experimentsPath } from '../../contract/dev-experiments.ts';
import { brand } from '../../domain/brand.ts';
import { Mark } from './page.tsx';

const modules = [
  { href: '/dev/mail', label: 'Mailbox' },
  { href: '/dev/clock', label: 'Clock' },
  { href: '/dev/beacon', label: 'Beacon' },
  { href: experimentsPath, label: 'Experiments' },
  { href: '/dev/search', label: 'Search' },
  { href: '/dev/states', label: 'States' },
  { href: '/dev/host', label: 'Host' },
  { href: '/', label: 'Site' },
] as const;

/** The bar at the top of the developers' pages. */
export function Toolbar({ current }: { readonly current: string }) {
  return (
    <header class="toolbar">
      <span class="name">
        <Mark />
        {brand.name}
      </span>
      <span class="small quiet">for developers</span>
      <nav aria-label="Developers">
        {modules.map(({ href, label }) => (
          <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
