import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** What people ask when they install the browser on a Mac. */
export function macQuestions(locale: Locale): readonly Question[] {
  return [
    {
      question: {
        id: 'downloads.mac.help.import',
        message: 'How do I import my bookmarks and passwords?',
      },
      answer: {
        id: 'downloads.mac.help.import.answer',
        message:
          'In the menu bar, choose File, then Import. Pick the browser you used before and what you want to bring over.',
      },
    },
    {
      question: { id: 'downloads.mac.help.old', message: 'Does it run on an older version of macOS?' },
      answer: {
        id: 'downloads.mac.help.old.answer',
        message:
          'It needs {system} or later. To see your version, choose About This Mac in the Apple menu. If your Mac can’t be updated that far, <0>see what works instead</0>.',
        values: { system: minimumSystems.mac.label },
      },
      // biome-ignore lint/a11y/useAnchorContent: its text is in the message
      components: { 0: <a href={`${pathIn(locale, '/app/no-support')}#old-mac`} /> },
    },
    {
      question: {
        id: 'downloads.mac.help.blocked',
        message: 'macOS says the app can’t be opened. What now?',
      },
      answer: {
        id: 'downloads.mac.help.blocked.answer',
        message:
          'Delete the file and download it again from this page. A download that was cut off can look like a damaged app. If it happens again, write to {email}.',
        values: { email: brand.supportEmail },
      },
    },
    {
      question: { id: 'downloads.mac.help.default', message: 'How do I make it my default browser?' },
      answer: {
        id: 'downloads.mac.help.default.answer',
        message:
          'Open System Settings, then Desktop & Dock, and choose {name} under Default web browser. On macOS 12 and earlier, it’s in System Preferences, under General.',
        values,
      },
    },
    {
      question: { id: 'downloads.mac.help.remove', message: 'How do I uninstall it?' },
      answer: {
        id: 'downloads.mac.help.remove.answer',
        message: 'Quit {name} and drag it from Applications to the Trash.',
        values,
      },
    },
  ];
}
