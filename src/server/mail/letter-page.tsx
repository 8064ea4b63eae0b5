import type { CSSProperties, ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';
import type { LetterText } from './texts.ts';

/** The brand's colours, written out: mail readers know no custom properties. */
const colour = {
  paper: '#faf8f3',
  raised: '#ffffff',
  ink: '#14211c',
  quiet: '#4c5b54',
  drake: '#0b5d46',
  amber: '#f5b301',
  line: '#dcd8cc',
} as const;

const face = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const digits = "'SF Mono', SFMono-Regular, Consolas, 'Liberation Mono', Menlo, monospace";

/** For readers that follow the system's dark setting; the others keep the inline, light colours. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.m-ground { background-color: #0f1a17 !important; }
.m-card { background-color: #16241f !important; border-color: #2a3a34 !important; }
.m-code { background-color: #0f1a17 !important; border-color: #2a3a34 !important; }
.m-ink { color: #eaf1ec !important; }
.m-quiet { color: #a9b8b0 !important; }
.m-ring { background-color: #eaf1ec !important; }
}`;

interface LetterPageProps {
  readonly language: string;
  readonly letter: LetterText;
  readonly code: string | null;
  readonly footer: string;
  readonly publicUrl: string;
}

/** One letter as an HTML page: tables and inline styles, no picture, nothing loaded from anywhere. */
export function LetterPage({ language, letter, code, footer, publicUrl }: LetterPageProps) {
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="m-ground" style={{ margin: 0, padding: 0, backgroundColor: colour.paper }}>
        <Table className="m-ground" style={{ backgroundColor: colour.paper }}>
          <tr>
            <td align="center" style={{ padding: '32px 16px' }}>
              <Table style={{ maxWidth: '480px' }}>
                <Head />
                <tr>
                  <td
                    className="m-card"
                    style={{
                      backgroundColor: colour.raised,
                      border: `1px solid ${colour.line}`,
                      borderTop: 0,
                      borderRadius: '0 0 24px 24px',
                      padding: '32px 28px 28px',
                    }}
                  >
                    <h1
                      className="m-ink"
                      style={{ ...text(26, colour.ink), fontWeight: 700, lineHeight: '32px' }}
                    >
                      {letter.heading}
                    </h1>
                    <p className="m-ink" style={{ ...text(16, colour.ink), padding: '12px 0 0' }}>
                      {letter.lead}
                    </p>
                    {code !== null && letter.code !== undefined && <Code label={letter.code} code={code} />}
                    {letter.action && (
                      <Action label={letter.action.label} href={publicUrl + letter.action.path} />
                    )}
                    {letter.notes.map((note) => (
                      <p
                        key={note}
                        className="m-quiet"
                        style={{ ...text(14, colour.quiet), padding: '12px 0 0' }}
                      >
                        {note}
                      </p>
                    ))}
                  </td>
                </tr>
                <tr>
                  <td align="center" style={{ padding: '20px 28px 0' }}>
                    <p className="m-quiet" style={text(12, colour.quiet)}>
                      {footer}
                    </p>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** The drake's head from above the neck: green, an amber beak beside the name, and the white ring under it. */
function Head() {
  const band = { backgroundColor: colour.drake, borderRadius: '24px 24px 0 0', padding: '22px 28px 18px' };
  return (
    <>
      <tr>
        <td style={band}>
          <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              <tr>
                <td style={{ ...text(20, colour.raised), fontWeight: 700, letterSpacing: '-0.01em' }}>
                  {brand.name}
                </td>
                <td style={{ paddingLeft: '10px', verticalAlign: 'middle' }}>
                  <Bar
                    height="8px"
                    colour={colour.amber}
                    style={{ width: '26px', borderRadius: '2px 8px 8px 2px' }}
                  />
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
      <tr>
        <td className="m-ring" style={{ ...thin('5px'), backgroundColor: colour.raised }}>
          &#8203;
        </td>
      </tr>
      <tr>
        <td style={{ ...thin('3px'), backgroundColor: colour.drake }}>&#8203;</td>
      </tr>
    </>
  );
}

/** The passcode in two groups set apart by space alone, so that copying it gives six digits. */
function Code({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <Table style={{ margin: '24px 0 12px' }}>
      <tr>
        <td
          className="m-code"
          align="center"
          style={{
            backgroundColor: colour.paper,
            border: `1px solid ${colour.line}`,
            borderRadius: '12px',
            padding: '18px 12px 20px',
          }}
        >
          <p className="m-quiet" style={{ ...text(13, colour.quiet), paddingBottom: '6px' }}>
            {label}
          </p>
          <p
            className="m-ink"
            style={{
              ...text(38, colour.ink),
              fontFamily: digits,
              fontWeight: 700,
              lineHeight: '44px',
              letterSpacing: '0.06em',
            }}
          >
            <span>{code.slice(0, 3)}</span>
            <span style={{ paddingLeft: '14px' }}>{code.slice(3)}</span>
          </p>
        </td>
      </tr>
    </Table>
  );
}

function Action({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0 12px' }}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: colour.amber, borderRadius: '12px' }}>
            <a
              href={href}
              style={{
                ...text(16, colour.ink),
                display: 'inline-block',
                fontWeight: 700,
                padding: '13px 22px',
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

function Table(props: {
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

function Bar(props: { readonly height: string; readonly colour: string; readonly style: CSSProperties }) {
  return <div style={{ ...thin(props.height), backgroundColor: props.colour, ...props.style }}>&#8203;</div>;
}

function thin(height: string): CSSProperties {
  return { height, lineHeight: height, fontSize: '1px' };
}

function text(size: number, inked: string): CSSProperties {
  return {
    margin: 0,
    color: inked,
    fontFamily: face,
    fontSize: `${size}px`,
    lineHeight: `${Math.round(size * 1.5)}px`,
  };
}
