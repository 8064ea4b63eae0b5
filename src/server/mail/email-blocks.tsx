import type { CSSProperties, ReactNode } from 'react';
import { color, digitFace, text } from './email-style.ts';
import type { EmailContent } from './texts/email-content.ts';
import { Unbroken } from './unbroken.tsx';

/** The passcode in two groups separated by styling alone, so that copying it yields six digits. */
export function Code({ label, digits }: NonNullable<EmailContent['code']>) {
  return (
    <Layout style={{ margin: '24px 0 12px' }}>
      <tr>
        <td
          className="m-code"
          align="center"
          style={{
            backgroundColor: color.paper,
            border: `1px solid ${color.line}`,
            borderRadius: '12px',
            padding: '18px 12px 20px',
          }}
        >
          <p className="m-quiet" style={{ ...text(14, color.quiet), paddingBottom: '6px' }}>
            {label}
          </p>
          <p
            className="m-ink"
            dir="ltr"
            style={{
              ...text(38, color.ink),
              fontFamily: digitFace,
              fontWeight: 700,
              lineHeight: '44px',
              letterSpacing: '0.06em',
            }}
          >
            <span>{digits.slice(0, 3)}</span>
            <span style={{ paddingLeft: '14px' }}>{digits.slice(3)}</span>
          </p>
        </td>
      </tr>
    </Layout>
  );
}

/** What was bought, paid or is due: a table of names and values, exposed to screen readers as a table. */
export function Facts({ facts }: { readonly facts: NonNullable<EmailContent['facts']> }) {
  const cell: CSSProperties = { borderBottom: `1px solid ${color.line}`, padding: '9px 0' };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '20px 0 8px' }}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th
              scope="row"
              align="left"
              className="m-quiet m-line"
              style={{ ...text(15, color.quiet), ...cell, fontWeight: 400, textAlign: 'start' }}
            >
              <Unbroken text={name} />
            </th>
            <td
              align="right"
              className="m-ink m-line"
              style={{ ...text(15, color.ink), ...cell, fontWeight: 600, textAlign: 'end' }}
            >
              <Unbroken text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The email's call to action. */
export function Action({ label, href }: NonNullable<EmailContent['action']>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0 12px' }}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: color.amber, borderRadius: '12px' }}>
            <a
              className="m-even"
              href={href}
              style={{
                ...text(17, color.ink),
                display: 'inline-block',
                textAlign: 'center',
                fontWeight: 700,
                padding: '13px 24px',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A layout table, because mail clients position nothing else reliably. */
export function Layout(props: {
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  readonly className?: string;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={props.className}
      style={{ borderCollapse: 'separate', ...props.style }}
    >
      <tbody>{props.children}</tbody>
    </table>
  );
}
