import type { EmailName, EmailOrder, Message, OrderOf } from './email.ts';
import { EmailPage } from './email-page.tsx';
import { emailText } from './email-text.ts';
import type { EmailContent, EmailFormat, EmailTexts } from './texts/email-content.ts';
import { emailFormatFor } from './texts/email-format.ts';
import { type MailLanguage, mailDirection, mailLanguage, mailLanguageFor } from './texts/languages.ts';

/**
 * Renders an email as HTML and text, in the language closest to the order's locale. `publicUrl` is the base of its links,
 * without a trailing slash. In the text, the passcode stands alone on a line.
 */
export async function writeEmail(order: EmailOrder, id: string, publicUrl: string): Promise<Message> {
  const locale = order.locale ?? '';
  const language: MailLanguage = mailLanguageFor(locale);
  const { emails, promise } = mailLanguage(language);
  const content = word(emails, order.template, order, emailFormatFor(language, locale, publicUrl));
  // Loaded with the first email: it is as large as the rest of the server.
  const { render } = await import('@react-email/render');
  const html = await render(
    <EmailPage language={language} direction={mailDirection(language)} content={content} promise={promise} />,
  );
  return {
    id,
    to: order.to,
    subject: content.subject,
    text: emailText(content, promise),
    html,
    unsubscribeUrl: content.leave?.href ?? null,
    replyTo: content.replyTo ?? null,
    about: order.about ?? null,
  };
}

// The type parameter ties the email's name to its order, which the union alone does not.
function word<Name extends EmailName>(
  emails: EmailTexts,
  name: Name,
  order: OrderOf<Name>,
  format: EmailFormat,
): EmailContent {
  return emails[name](order, format);
}
