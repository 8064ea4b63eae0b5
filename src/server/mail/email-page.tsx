import { Action, Code, Facts, Layout } from './email-blocks.tsx';
import { Head } from './email-head.tsx';
import { color, darkStyles, displayFace, lineStyles, text } from './email-style.ts';
import type { EmailContent } from './texts/email-content.ts';
import { Unbroken } from './unbroken.tsx';

interface EmailPageProps {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly content: EmailContent;
  readonly promise: string;
}

/** An email as an HTML page: tables and inline styles, no images, no external resources. */
export function EmailPage({ language, direction, content, promise }: EmailPageProps) {
  const { subject, preview, heading, lead, code, facts, action, notes, reason, leave } = content;
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Otherwise iOS turns dates and amounts into links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
        {/* An element of its own: some clients drop all of one in which they do not know a property. */}
        <style>{lineStyles}</style>
      </head>
      <body className="m-ground" style={{ margin: 0, padding: 0, backgroundColor: color.paper }}>
        <Preview says={preview} />
        {/* Mail clients show the email inside their own page, so it is an article and not the main landmark. */}
        <article aria-label={subject}>
          <Layout className="m-ground" style={{ backgroundColor: color.paper }}>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <Layout style={{ maxWidth: '520px' }}>
                  <Head />
                  <tr>
                    <td
                      className="m-card"
                      style={{
                        backgroundColor: color.raised,
                        border: `1px solid ${color.line}`,
                        borderTop: 0,
                        borderRadius: '0 0 24px 24px',
                        padding: '32px 28px 28px',
                      }}
                    >
                      <h1
                        className="m-ink"
                        style={{
                          ...text(28, color.ink),
                          fontFamily: displayFace,
                          fontWeight: 700,
                          letterSpacing: '-0.015em',
                          lineHeight: '34px',
                        }}
                      >
                        <Unbroken text={heading} />
                      </h1>
                      <p className="m-ink" style={{ ...text(17, color.ink), padding: '12px 0 0' }}>
                        <Unbroken text={lead} />
                      </p>
                      {code && <Code {...code} />}
                      {facts && <Facts facts={facts} />}
                      {action && <Action {...action} />}
                      {notes.map((note) => (
                        <p
                          key={note}
                          className="m-quiet"
                          style={{ ...text(15, color.quiet), padding: '12px 0 0' }}
                        >
                          <Unbroken text={note} />
                        </p>
                      ))}
                    </td>
                  </tr>
                  <tr>
                    <td align="center" style={{ padding: '20px 28px 0' }}>
                      <p className="m-quiet m-even" style={text(13, color.quiet)}>
                        <Unbroken text={reason} />
                        <br />
                        <Unbroken text={promise} />
                      </p>
                      {leave && (
                        <p style={{ ...text(13, color.quiet), padding: '8px 0 0' }}>
                          <a className="m-link" href={leave.href} style={text(13, color.blue)}>
                            {leave.label}
                          </a>
                        </p>
                      )}
                    </td>
                  </tr>
                </Layout>
              </td>
            </tr>
          </Layout>
        </article>
      </body>
    </html>
  );
}

/**
 * The text that mailbox lists and lock screens show after the subject. Invisible filler behind it keeps them from continuing
 * with the email itself, which may contain a passcode.
 */
function Preview({ says }: { readonly says: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
      {says}
      {'\u034f\u200c\u00a0'.repeat(120)}
    </div>
  );
}
