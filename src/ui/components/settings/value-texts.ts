import type { MessageDescriptor } from '@lingui/core';
import type { SettingCode, settings } from '../../../domain/settings/catalogue.ts';
import type { RowCode } from './setting-texts.ts';

type Values<Code extends SettingCode> = (typeof settings)[Code]['values'];
type OptionsOf<Code extends SettingCode> =
  Values<Code> extends { readonly kind: 'choice'; readonly options: infer Options } ? Options : never;
type OnOff = { readonly '1': 'On'; readonly '-1': 'Off' };

/** A setting with a list of values other than on and off. */
export type ChoiceCode = {
  [Code in RowCode]: OptionsOf<Code> extends never ? never : OptionsOf<Code> extends OnOff ? never : Code;
}[RowCode];

/** The name of each value, in display order. */
export const choiceTexts: {
  readonly [Code in ChoiceCode]: {
    readonly [Value in keyof OptionsOf<Code>]: MessageDescriptor;
  };
} = {
  kp: {
    '1': { id: 'settings.kp.strict', message: 'Strict' },
    '-1': { id: 'settings.kp.moderate', message: 'Moderate' },
    '-2': { id: 'settings.kp.off', message: 'Off' },
  },
  kaj: {
    '-1': { id: 'settings.kaj.any', message: 'No preference' },
    m: { id: 'settings.kaj.metric', message: 'Metric' },
    u: { id: 'settings.kaj.us', message: 'US' },
  },
  kay: {
    '-1': { id: 'settings.kay.auto', message: 'Automatic' },
    b: { id: 'settings.kay.best', message: 'Best available' },
  },
  k5: {
    '1': { id: 'settings.k5.here', message: 'Always play here' },
    '2': { id: 'settings.k5.there', message: 'Open on the other site' },
    '-1': { id: 'settings.k5.ask', message: 'Ask me' },
  },
  kae: {
    '': { id: 'settings.kae.system', message: 'Same as device' },
    '-1': { id: 'settings.kae.light', message: 'Light' },
    d: { id: 'settings.kae.dark', message: 'Dark' },
  },
  ks: {
    s: { id: 'settings.ks.small', message: 'Small' },
    m: { id: 'settings.ks.medium', message: 'Medium' },
    n: { id: 'settings.ks.large', message: 'Large' },
    l: { id: 'settings.ks.larger', message: 'Larger' },
    t: { id: 'settings.ks.largest', message: 'Largest' },
  },
  kw: {
    n: { id: 'settings.kw.normal', message: 'Normal' },
    w: { id: 'settings.kw.wide', message: 'Wide' },
    s: { id: 'settings.kw.super', message: 'Super wide' },
  },
  ko: {
    d: { id: 'settings.ko.dropdown', message: 'Shown on scrolling up' },
    '1': { id: 'settings.ko.fixed', message: 'Stays in view' },
    s: { id: 'settings.ko.scrolling', message: 'Scrolls away' },
    '-1': { id: 'settings.ko.menu', message: 'Off, except for the answer menu' },
    '-2': { id: 'settings.ko.off', message: 'Off' },
  },
  kbe: {
    '0': { id: 'settings.kbe.never', message: 'Never' },
    '1': { id: 'settings.kbe.demand', message: 'On demand' },
    '2': { id: 'settings.kbe.sometimes', message: 'Sometimes' },
    '3': { id: 'settings.kbe.often', message: 'Often' },
  },
};

type ColorCode = {
  [Code in RowCode]: Values<Code> extends { readonly kind: 'color' } ? Code : never;
}[RowCode];
type NamedOf<Code extends ColorCode> =
  Values<Code> extends { readonly named: infer Named } ? Named[keyof Named] : never;

/**
 * The labels of colors in the table of settings, except one that is a theme's own color everywhere and is named as
 * such.
 */
export type ColorLabel = Exclude<
  { [Code in ColorCode]: NamedOf<Code> extends { label: infer L } ? L : never }[ColorCode],
  'Dark grey'
>;

/** The names of the colors, by their labels in the table of settings. */
export const colorTexts: Readonly<Record<ColorLabel, MessageDescriptor>> = {
  Brand: { id: 'settings.color.brand', message: 'Brand' },
  Black: { id: 'settings.color.black', message: 'Black' },
  Blue: { id: 'settings.color.blue', message: 'Blue' },
  Dark: { id: 'settings.color.dark', message: 'Dark' },
  Green: { id: 'settings.color.green', message: 'Green' },
  Gray: { id: 'settings.color.grey', message: 'Gray' },
  'Light blue': { id: 'settings.color.lightBlue', message: 'Light blue' },
  'Light green': { id: 'settings.color.lightGreen', message: 'Light green' },
  'Light red': { id: 'settings.color.lightRed', message: 'Light red' },
  Orange: { id: 'settings.color.orange', message: 'Orange' },
  Purple: { id: 'settings.color.purple', message: 'Purple' },
  Red: { id: 'settings.color.red', message: 'Red' },
  White: { id: 'settings.color.white', message: 'White' },
};
