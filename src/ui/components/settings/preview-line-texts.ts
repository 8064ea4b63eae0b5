import type { MessageDescriptor } from '@lingui/core';
import { brand } from '../../../domain/brand.ts';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';

/** The effect of a changed setting, as a line below the preview. */
export interface PreviewLine {
  /**
   * By value; `other` covers every value without a line of its own. Where neither exists, the preview itself shows the
   * effect.
   */
  readonly says: Readonly<Record<string, MessageDescriptor>>;
  /**
   * True if the preview also shows it where it has enough room, beside the settings. The strip on narrow screens has
   * not.
   */
  readonly seenBeside?: true;
}

const { name } = brand;

/**
 * Lines for what a picture of a results page cannot show, such as behavior on touch or while scrolling, and for parts
 * that do not fit into the narrow strip. In the catalog's order.
 */
export const previewLines: Partial<Readonly<Record<SettingCode, PreviewLine>>> = {
  kl: {
    says: { other: { id: 'settings.tells.kl', message: 'Results from this region come first: {value}.' } },
    seenBeside: true,
  },
  kad: {
    says: { other: { id: 'settings.tells.kad', message: 'Language of menus and buttons: {value}.' } },
  },
  kp: {
    says: {
      '1': { id: 'settings.tells.kp.strict', message: 'All adult results are hidden.' },
      '-2': { id: 'settings.tells.kp.off', message: 'Adult results are not hidden.' },
    },
    seenBeside: true,
  },
  kz: {
    says: { '-1': { id: 'settings.tells.kz', message: 'No instant answer above the results.' } },
    seenBeside: true,
  },
  kav: {
    says: { '1': { id: 'settings.tells.kav', message: 'More results load as you scroll down.' } },
    seenBeside: true,
  },
  kc: {
    says: {
      '-1': { id: 'settings.tells.kc', message: 'Images, videos and shopping come a page at a time.' },
    },
  },
  kac: { says: { '-1': { id: 'settings.tells.kac', message: 'Nothing is suggested while you type.' } } },
  kn: { says: { '1': { id: 'settings.tells.kn', message: 'Results open in a new tab.' } } },
  kk: {
    says: { '-1': { id: 'settings.tells.kk', message: 'Keyboard shortcuts are off on results pages.' } },
  },
  kaj: {
    says: {
      m: { id: 'settings.tells.kaj.metric', message: 'Always °C, kilometers and kilograms.' },
      u: { id: 'settings.tells.kaj.us', message: 'Always °F, miles and pounds.' },
    },
  },
  kay: {
    says: { b: { id: 'settings.tells.kay', message: 'Maps are drawn in full detail.' } },
    seenBeside: true,
  },
  k5: {
    says: {
      '1': { id: 'settings.tells.k5.here', message: 'Videos play on the results page.' },
      '2': { id: 'settings.tells.k5.there', message: 'Videos open on the site they come from.' },
    },
    seenBeside: true,
  },
  k1: {
    says: { '-1': { id: 'settings.tells.k1', message: 'No ads among the results.' } },
    seenBeside: true,
  },
  kak: {
    says: {
      '-1': {
        id: 'settings.tells.kak',
        message: '{name}’s extension is not offered.',
        values: { name },
      },
    },
    seenBeside: true,
  },
  kax: {
    says: {
      '-1': {
        id: 'settings.tells.kax.never',
        message: 'The extension offer never comes back.',
      },
      other: {
        id: 'settings.tells.kax',
        message: 'The extension offer is closed.',
      },
    },
  },
  kao: { says: { '-1': { id: 'settings.tells.kao', message: 'No privacy tips.' } } },
  kaq: {
    says: { '-1': { id: 'settings.tells.kaq', message: 'No form to sign up for the newsletter.' } },
  },
  kap: { says: { '-1': { id: 'settings.tells.kap', message: 'No reminders about the newsletter.' } } },
  kbl: {
    says: { '1': { id: 'settings.tells.kbl', message: 'Changes are saved in the cloud as well.' } },
  },
  kw: {
    says: {
      w: { id: 'settings.tells.kw.wide', message: 'On a wide screen, results take up more of it.' },
      s: { id: 'settings.tells.kw.super', message: 'On a wide screen, results take up all of it.' },
    },
    seenBeside: true,
  },
  ko: {
    says: {
      '1': { id: 'settings.tells.ko.fixed', message: 'The header stays in view while you scroll.' },
      s: { id: 'settings.tells.ko.scrolling', message: 'The header scrolls away with the page.' },
      '-1': { id: 'settings.tells.ko.menu', message: 'No header, only the answer menu.' },
      '-2': { id: 'settings.tells.ko.off', message: 'No header on results pages.' },
    },
  },
  kbe: {
    says: { '3': { id: 'settings.tells.kbe.often', message: 'AI answers appear more often.' } },
  },
  kbm: {
    says: {
      '-1': { id: 'settings.tells.kbm', message: 'An AI answer is only written when you ask for it.' },
    },
  },
  kbk: {
    says: {
      '-1': { id: 'settings.tells.kbk', message: 'AI answers appear in one piece, not word by word.' },
    },
  },
};
