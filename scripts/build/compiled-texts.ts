import path from 'node:path';
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Messages } from '@lingui/core';
import type { Locale } from '../../src/domain/locale/locale.ts';

/**
 * The texts of a locale by area, as Lingui compiles them for the browser. Throws, naming it, for a text without a
 * translation or that does not compile.
 */
export async function compiledTexts(locale: Locale): Promise<Readonly<Record<string, Messages>>> {
  const config = getConfig();
  const pseudoLocale = config.pseudoLocale.find((row) => row.locale === locale);
  const areas: [string, Messages][] = [];
  for (const catalog of await getCatalogs(config)) {
    const { messages, missing } = await catalog.getTranslations(locale, {
      fallbackLocales: {},
      sourceLocale: config.sourceLocale,
      missingBehavior: 'catalog',
    });
    // The pseudo-locale is generated from English, and its own catalogues are empty.
    if (missing.length > 0 && pseudoLocale === undefined)
      throw new Error(createMissingErrorMessage(locale, missing, 'catalog'));
    const { source, errors } = createCompiledCatalog(locale, messages, {
      namespace: 'json',
      ...(pseudoLocale && {
        pseudoLocale: pseudoLocale.locale,
        pseudoLocaleOptions: pseudoLocale.options ?? {},
      }),
    });
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
    areas.push([path.basename(catalog.path), JSON.parse(source).messages]);
  }
  return Object.fromEntries(areas.sort());
}
