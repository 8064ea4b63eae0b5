import { render } from '@react-email/render';
import type { LetterName, LetterOrder, Message, OrderOf } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import { letterText } from './letter-text.ts';
import { type MailLanguage, mailDirection, mailLanguage, mailLanguageFor } from './texts/languages.ts';
import type { LetterContent, LetterTexts, Pen } from './texts/letter-content.ts';
import { penFor } from './texts/pen.ts';

/**
 * Writes a letter as HTML and as text, in the language nearest to the order's locale. `publicUrl` is where its links
 * lead, without a trailing slash. The passcode stands alone on a line of the text.
 */
export async function writeLetter(order: LetterOrder, id: string, publicUrl: string): Promise<Message> {
  const locale = order.locale ?? '';
  const language: MailLanguage = mailLanguageFor(locale);
  const { letters, promise } = mailLanguage(language);
  const content = word(letters, order.letter, order, penFor(language, locale, publicUrl));
  const html = await render(
    <LetterPage
      language={language}
      direction={mailDirection(language)}
      content={content}
      promise={promise}
    />,
  );
  return {
    id,
    to: order.to,
    subject: content.subject,
    text: letterText(content, promise),
    html,
    unsubscribeUrl: content.leave?.href ?? null,
    about: order.about ?? null,
  };
}

// The type parameter ties the letter's name to its order, which the union alone does not.
function word<Name extends LetterName>(
  letters: LetterTexts,
  name: Name,
  order: OrderOf<Name>,
  pen: Pen,
): LetterContent {
  return letters[name](order, pen);
}
