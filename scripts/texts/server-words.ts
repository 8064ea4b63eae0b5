import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PublicLocale, publicLocales } from '../../src/domain/locale/locale.ts';

/** Where the server's own texts are, in folders by locale tag, and their type. */
export const serverWords = [
  { folder: 'src/server/mail/texts', file: 'emails.ts', type: 'MailWords' },
  { folder: 'src/server/notice-texts', file: 'notices.ts', type: 'NoticeTexts' },
] as const;

/** What is wrong with the server's text files: one that a published locale lacks, or one of no such locale. */
export function wordFaults(root: string): readonly string[] {
  return serverWords.flatMap(({ folder, file, type }) => {
    const there = readdirSync(path.join(root, folder)).filter((name) =>
      statSync(path.join(root, folder, name, file), { throwIfNoEntry: false }),
    );
    const locales: readonly string[] = publicLocales;
    return [
      ...publicLocales.flatMap((locale) => faultOf(locale, `${folder}/${locale}/${file}`)),
      ...there
        .filter((name) => !locales.includes(name))
        .map((name) => `${folder}/${name}/${file} is read by nobody: no published locale is called ${name}`),
    ];

    function faultOf(locale: PublicLocale, at: string): readonly string[] {
      if (!there.includes(locale))
        return [`${at} does not exist: it says in ${locale} what ${folder}/en says`];
      // Vite finds it by its name, so the compiler does not check its type otherwise.
      const typed = readFileSync(path.join(root, at), 'utf8').includes(`export const words: ${type} = {`);
      return typed ? [] : [`${at} has no \`export const words: ${type} = {\``];
    }
  });
}
