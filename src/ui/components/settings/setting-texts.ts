import type { MessageDescriptor } from '@lingui/core';
import { brand } from '../../../domain/brand.ts';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';

/** Every setting except cloud save, which has a place of its own on the page. */
export type RowCode = Exclude<SettingCode, 'kbl'>;

interface SettingText {
  readonly name: MessageDescriptor;
  /** What it does, in one line. */
  readonly about: MessageDescriptor;
}

const values = { name: brand.name };

/** Name and description of each setting. */
export const settingTexts: Readonly<Record<RowCode, SettingText>> = {
  kl: {
    name: { id: 'settings.kl', message: 'Region' },
    about: { id: 'settings.kl.about', message: 'The country whose results come first.' },
  },
  kad: {
    name: { id: 'settings.kad', message: 'Language' },
    about: { id: 'settings.kad.about', message: 'The language of menus and buttons on results pages.' },
  },
  kp: {
    name: { id: 'settings.kp', message: 'Safe search' },
    about: {
      id: 'settings.kp.about',
      message: 'Strict hides all adult results. Moderate hides adult pictures and videos.',
    },
  },
  kz: {
    name: { id: 'settings.kz', message: 'Instant answers' },
    about: {
      id: 'settings.kz.about',
      message: 'Answers such as the weather or a conversion, above the results.',
    },
  },
  kav: {
    name: { id: 'settings.kav', message: 'Infinite scroll' },
    about: { id: 'settings.kav.about', message: 'More web results load as you scroll down.' },
  },
  kc: {
    name: { id: 'settings.kc', message: 'Infinite scroll for media' },
    about: { id: 'settings.kc.about', message: 'The same for images, videos and shopping.' },
  },
  kac: {
    name: { id: 'settings.kac', message: 'Autocomplete suggestions' },
    about: { id: 'settings.kac.about', message: 'Suggests searches while you type.' },
  },
  kn: {
    name: { id: 'settings.kn', message: 'Open links in a new tab' },
    about: { id: 'settings.kn.about', message: 'Your results stay open in the tab they are in.' },
  },
  kk: {
    name: { id: 'settings.kk', message: 'Keyboard shortcuts' },
    about: {
      id: 'settings.kk.about',
      message: 'Move through the results with the keyboard instead of the mouse.',
    },
  },
  kaj: {
    name: { id: 'settings.kaj', message: 'Units of measure' },
    about: { id: 'settings.kaj.about', message: 'For temperatures, distances and weights.' },
  },
  kay: {
    name: { id: 'settings.kay', message: 'Map rendering' },
    about: { id: 'settings.kay.about', message: 'How detailed maps are.' },
  },
  k5: {
    name: { id: 'settings.k5', message: 'Video playback' },
    about: {
      id: 'settings.k5.about',
      message: 'Where a video plays. The site it comes from can tell that you watch it.',
    },
  },
  k1: {
    name: { id: 'settings.k1', message: 'Advertisements' },
    about: {
      id: 'settings.k1.about',
      message: 'Search ads depend on the words you searched for and your region, and on nothing else.',
    },
  },
  kak: {
    name: { id: 'settings.kak', message: 'Extension offer' },
    about: { id: 'settings.kak.about', message: 'Offers to add {name} to your browser.', values },
  },
  kax: {
    name: { id: 'settings.kax', message: 'Extension offer closed' },
    about: {
      id: 'settings.kax.about',
      message: 'Whether you have closed that offer, and on which day. Cloud save does not store this.',
    },
  },
  kao: {
    name: { id: 'settings.kao', message: 'Privacy tips' },
    about: { id: 'settings.kao.about', message: 'Short tips, in search.' },
  },
  kaq: {
    name: { id: 'settings.kaq', message: 'Privacy newsletter form' },
    about: { id: 'settings.kaq.about', message: 'The form to sign up for the newsletter, in search.' },
  },
  kap: {
    name: { id: 'settings.kap', message: 'Privacy newsletter reminders' },
    about: { id: 'settings.kap.about', message: 'Mentions the newsletter now and then, in search.' },
  },
  kae: {
    name: { id: 'settings.kae', message: 'Theme' },
    about: { id: 'settings.kae.about', message: 'For this site and for search.' },
  },
  kt: {
    name: { id: 'settings.kt', message: 'Font' },
    about: {
      id: 'settings.kt.about',
      message: 'A similar font stands in for one that this device does not have.',
    },
  },
  ka: {
    name: { id: 'settings.ka', message: 'Title font' },
    about: { id: 'settings.ka.about', message: 'For the titles of results.' },
  },
  ks: {
    name: { id: 'settings.ks', message: 'Font size' },
    about: { id: 'settings.ks.about', message: 'For everything on results pages.' },
  },
  kw: {
    name: { id: 'settings.kw', message: 'Page width' },
    about: { id: 'settings.kw.about', message: 'How much of a wide screen the results take up.' },
  },
  k7: {
    name: { id: 'settings.k7', message: 'Background color' },
    about: { id: 'settings.k7.about', message: 'Text on it turns light or dark to suit.' },
  },
  kj: {
    name: { id: 'settings.kj', message: 'Header color' },
    about: { id: 'settings.kj.about', message: 'The bar with the search box.' },
  },
  ko: {
    name: { id: 'settings.ko', message: 'Header behavior' },
    about: { id: 'settings.ko.about', message: 'What that bar does while you scroll.' },
  },
  k9: {
    name: { id: 'settings.k9', message: 'Title color' },
    about: { id: 'settings.k9.about', message: 'Titles of results you have not opened.' },
  },
  kaa: {
    name: { id: 'settings.kaa', message: 'Visited title color' },
    about: { id: 'settings.kaa.about', message: 'Titles of results you have opened.' },
  },
  k8: {
    name: { id: 'settings.k8', message: 'Snippet color' },
    about: { id: 'settings.k8.about', message: 'The lines below a title.' },
  },
  kx: {
    name: { id: 'settings.kx', message: 'URL color' },
    about: { id: 'settings.kx.about', message: 'The address of a result.' },
  },
  kbo: {
    name: { id: 'settings.kbo', message: 'Search visibility' },
    about: {
      id: 'settings.kbo.about',
      message:
        'Shows what you searched for in the title of the tab, where your browser’s history keeps it. Turned off, the tab only says {name}.',
      values,
    },
  },
  kbe: {
    name: { id: 'settings.kbe', message: 'AI answers' },
    about: { id: 'settings.kbe.about', message: 'How often an AI answer appears above the results.' },
  },
  kbm: {
    name: { id: 'settings.kbm', message: 'Auto-answer' },
    about: { id: 'settings.kbm.about', message: 'Writes the answer without waiting for a click.' },
  },
  kbk: {
    name: { id: 'settings.kbk', message: 'Typing animation' },
    about: {
      id: 'settings.kbk.about',
      message: 'Answers appear word by word. Turned off, they appear at once.',
    },
  },
  kbg: {
    name: { id: 'settings.kbg', message: 'AI chat' },
    about: {
      id: 'settings.kbg.about',
      message: 'Offers the AI chat in search and beside the search box on the home page.',
    },
  },
};
