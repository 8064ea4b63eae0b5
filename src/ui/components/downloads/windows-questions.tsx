import { brand } from '../../../domain/brand.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const values = { name: brand.name };

/** The problem that the Microsoft Store solves. */
export const brokenPackage: Question = {
  question: {
    id: 'downloads.windows.help.package',
    message: '“There is a problem with this app package”',
  },
  answer: {
    id: 'downloads.windows.help.package.answer',
    message:
      'The download is incomplete, or the App Installer in Windows is out of date. Download the file again. If that doesn’t help, use the Microsoft Store instead.',
  },
};

/** What visitors see when the installer on Windows stops, and what to do then. */
export function windowsQuestions(locale: Locale): readonly Question[] {
  return [
    brokenPackage,
    {
      question: {
        id: 'downloads.windows.help.administrator',
        message: '“Contact your administrator” or “blocked by your organization”',
      },
      answer: {
        id: 'downloads.windows.help.administrator.answer',
        message:
          'Someone else manages this PC and decides what can be installed. Ask them, or use {name} on your own phone.',
        values,
      },
    },
    {
      question: {
        id: 'downloads.windows.help.version',
        message: '“This app can’t run on your PC” or “needs a newer version of Windows”',
      },
      answer: {
        id: 'downloads.windows.help.version.answer',
        message:
          '{name} needs {system} or later. To see your version, press Windows + R, type winver and press Enter. For Windows 7 and 8, <0>see what works instead</0>.',
        values: { name: brand.name, system: minimumSystems.windows.label },
      },
      // biome-ignore lint/a11y/useAnchorContent: its text is in the message
      components: { 0: <a href={`${pathIn(locale, '/app/no-support')}#old-windows`} /> },
    },
    {
      question: { id: 'downloads.windows.help.nothing', message: 'Nothing happens when I open it' },
      answer: {
        id: 'downloads.windows.help.nothing.answer',
        message:
          'Check that the download has finished, then right-click the file and choose Open. Antivirus software can hold up a new file while it scans it.',
      },
    },
    {
      question: { id: 'downloads.windows.help.remove', message: 'How do I uninstall it?' },
      answer: {
        id: 'downloads.windows.help.remove.answer',
        message: 'Open Settings, then Apps, find {name} in the list and choose Uninstall.',
        values,
      },
    },
  ];
}
