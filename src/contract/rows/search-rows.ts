import * as z from 'zod/mini';
import { bangSearchPath } from '../../domain/search/bang-search.ts';
import { rowOf, settingCodes } from '../../domain/settings/catalogue.ts';
import {
  broughtColorField,
  ownColorField,
  searchWithSettingsPath,
  showSettingsField,
} from '../../domain/settings/formats.ts';
import {
  AutocompleteListReply,
  AutocompleteQuery,
  AutocompleteReply,
  autocompletePath,
  BangSearchQuery,
} from '../search.ts';
import { json, page, type Row } from './row.ts';

const service = 'site';

/** What the search boxes and the bang search ask. Wire contract, "Site services", row `autocomplete`. */
export const searchRows = [
  {
    name: 'autocomplete',
    service,
    purpose: 'Suggestions for what was typed, for people and, as a list, for browsers',
    method: 'GET',
    path: autocompletePath,
    auth: 'none',
    query: AutocompleteQuery,
    success: json(z.union([AutocompleteListReply, AutocompleteReply])),
    errors: { 400: ['invalid_request'] },
  },
  {
    name: 'bangSearchPage',
    service,
    purpose: 'Bangs by letters or site as a page, for whom no script runs',
    method: 'GET',
    path: bangSearchPath,
    auth: 'none',
    query: BangSearchQuery,
    success: page,
    pagesForForms: true,
    errors: { 400: ['invalid_request'], 429: ['too_many_requests'] },
  },
  {
    name: 'searchWithSettings',
    service,
    purpose:
      'Leads to search, or to the page of settings, with those that are not as they are from the start in the address',
    method: 'GET',
    path: searchWithSettingsPath,
    auth: 'none',
    looseQuery: Object.fromEntries(
      [
        ...settingCodes.flatMap((code) =>
          rowOf(code).values.kind === 'color' ? [code, ownColorField(code), broughtColorField(code)] : [code],
        ),
        'locale',
        showSettingsField.name,
      ].map((name) => [name, z.string()]),
    ),
    success: [{ status: 303 }],
    errors: {},
  },
] as const satisfies readonly Row[];
