/** @jsxImportSource hono/jsx */
import { brand } from '../../domain/brand.ts';
import { withWholeWords } from '../../domain/content/whole-word.ts';

/** A text of a plain page: words such as “e-mail” stay on one line, and our own address is a link. */
export function NoticeText({ text }: { readonly text: string }) {
  const { supportEmail } = brand;
  return (
    <>
      {text.split(supportEmail).map((piece, index) => (
        <>
          {index > 0 && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          {withWholeWords(piece, (word) => (
            <span class="whole">{word}</span>
          ))}
        </>
      ))}
    </>
  );
}
