import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { saveFile } from '../../save-file.ts';

/** The text beside the key on the sheet, in the visitor's language. */
export interface KeySheetTexts {
  readonly title: string;
  readonly use: string;
  readonly keep: string;
}

/** The lines of the file and of the printed sheet: what the key is for, the key, where to enter it, and how to keep it. */
export function keySheet(key: string, locale: Locale, texts: KeySheetTexts): readonly string[] {
  const address = new URL(pathIn(locale, '/pro/login'), document.baseURI).href;
  return [`${brand.name} Pro`, texts.title, key, texts.use, address, texts.keep];
}

/** Offers the sheet as a text file for download. Nothing leaves the device. */
export function saveAsFile(lines: readonly string[]): void {
  saveFile({
    name: `${brand.name.toLowerCase()}-recovery-key.txt`,
    content: `${lines.join('\n\n')}\n`,
    type: 'text/plain;charset=utf-8',
  });
}

/** Prints only the sheet: the attribute hides the page around it, see the styles of the card. */
export function printKey(): void {
  const { dataset } = document.documentElement;
  dataset['printing'] = 'recovery-key';
  addEventListener('afterprint', () => delete dataset['printing'], { once: true });
  print();
}
