import * as z from 'zod/mini';
import { countsPath } from '../../domain/analytics/counts-path.ts';
import { pixels } from '../../domain/analytics/pixels.ts';
import { installerNames } from '../../domain/download/downloads.ts';
import { bangSearchPath } from '../../domain/search/bang-search.ts';
import { rowOf, settingCodes } from '../../domain/settings/catalogue.ts';
import {
  broughtColourField,
  ownColourField,
  searchWithSettingsPath,
  showSettingsField,
} from '../../domain/settings/formats.ts';
import {
  CloudSettingsBody,
  CloudSettingsQuery,
  CloudSettingsReply,
  cloudSettingsPath,
} from '../cloud-settings.ts';
import { CohortQuery, CohortReply, cohortPath } from '../cohort.ts';
import {
  BangLinesReply,
  BangsReply,
  contentPaths,
  JobsReply,
  PostsQuery,
  PostsReply,
  SupportReply,
} from '../content.ts';
import { CountsReply } from '../counts.ts';
import { DownloadQuery, downloadPath } from '../download.ts';
import { ImageQuery, imageProxyPath } from '../images.ts';
import { ReportToBody, ReportUriBody, reportsPath } from '../reports.ts';
import {
  RestorationCheckBody,
  RestorationCheckReply,
  RestorationReply,
  restorationCheckPath,
  restorationPath,
} from '../restoration.ts';
import {
  AutocompleteListReply,
  AutocompleteQuery,
  AutocompleteReply,
  autocompletePath,
  BangSearchQuery,
} from '../search.ts';
import { CountryReply, EligibilityReply, sitePaths } from '../site.ts';
import { json, page, type Row, type RowAnswer } from './row.ts';

const service = 'site';
const nothing = [{ status: 204 }] as const satisfies readonly RowAnswer[];
/** Outside production, callers may ask for another country. */
const asked = z.object({ country: z.optional(z.string()) });

/** The parameters of all beacon events. */
const eventParameters = Object.fromEntries(
  [
    ...Map.groupBy(
      Object.values(pixels).flatMap(({ params, optional }) => Object.entries({ ...params, ...optional })),
      ([name]) => name,
    ),
  ].map(([name, rules]) => [
    name,
    z.union([...new Set(rules.map(([, rule]) => rule))].map((rule) => z.string().check(z.regex(rule)))),
  ]),
);

/** Common to both calls of the beacon. */
const beacon = {
  service,
  auth: 'none',
  path: sitePaths.beacon,
  params: { pixel: z.enum(Object.keys(pixels)) },
  looseQuery: eventParameters,
  success: nothing,
  // Outside production only; in production, undeclared events are dropped.
  errors: { 400: ['unknown_pixel', 'unknown_parameter', 'invalid_parameter'] },
} as const satisfies Partial<Row>;

/** The site services at the root. Wire contract, "Site services". */
export const siteRows = [
  {
    name: 'eligible',
    service,
    purpose: 'Whether the subscription is sold where the visitor is, told by the status',
    method: 'GET',
    path: sitePaths.eligible,
    auth: 'none',
    query: asked,
    success: [...json(EligibilityReply), { status: 404, type: 'application/json', schema: EligibilityReply }],
    errors: {},
    openToSites: true,
  },
  {
    name: 'eligibility',
    service,
    purpose: 'The same, told by the body',
    method: 'GET',
    path: sitePaths.eligibility,
    auth: 'none',
    query: asked,
    success: json(EligibilityReply),
    errors: {},
    openToSites: true,
  },
  {
    name: 'counts',
    service,
    purpose: 'How often each event came yesterday, as /what-we-count shows it',
    method: 'GET',
    path: countsPath,
    auth: 'none',
    success: json(CountsReply),
    errors: {},
    openToSites: true,
  },
  {
    name: 'countryCode',
    service,
    purpose: 'Where the visitor is',
    method: 'GET',
    path: sitePaths.countryCode,
    auth: 'none',
    query: asked,
    success: json(CountryReply),
    errors: {},
    openToSites: true,
  },
  {
    name: 'country',
    service,
    purpose: 'Where the visitor is',
    method: 'GET',
    path: sitePaths.country,
    auth: 'none',
    query: asked,
    success: json(CountryReply),
    errors: {},
    openToSites: true,
  },
  {
    name: 'issueRestorationCode',
    service,
    purpose: 'The code by which the identity theft restoration partner knows a subscriber',
    method: 'POST',
    path: restorationPath,
    auth: 'bearer',
    success: json(RestorationReply),
    errors: { 401: ['invalid_token'], 403: ['not_entitled'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'checkRestorationCode',
    service,
    purpose: 'Tells the restoration partner, who brings its key as bearer, whether a code is good',
    method: 'POST',
    path: restorationCheckPath,
    auth: 'bearer',
    body: { 'application/json': RestorationCheckBody },
    success: json(RestorationCheckReply),
    errors: { 401: ['invalid_token'] },
    ownPagesOnly: true,
  },
  {
    name: 'autocomplete',
    service,
    purpose: 'Suggestions for what was typed, for people and, as a list, for browsers',
    method: 'GET',
    path: autocompletePath,
    auth: 'none',
    query: AutocompleteQuery,
    success: json(z.union([AutocompleteListReply, AutocompleteReply])),
    errors: {},
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
    errors: { 429: ['too_many_requests'] },
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
          rowOf(code).values.kind === 'colour'
            ? [code, ownColourField(code), broughtColourField(code)]
            : [code],
        ),
        'locale',
        showSettingsField.name,
      ].map((name) => [name, z.string()]),
    ),
    success: [{ status: 303 }],
    errors: {},
  },
  {
    name: 'image',
    service,
    purpose: 'An image of an allow-listed host, by our own signature',
    method: 'GET',
    path: imageProxyPath,
    auth: 'none',
    query: ImageQuery,
    success: [{ status: 200, type: 'image/*' }, { status: 304 }],
    errors: { 403: ['forbidden_image'], 404: ['not_found'], 502: ['unavailable'] },
  },
  {
    name: 'download',
    service,
    purpose: 'Leads to an installer on the host of downloads; without one, a text file in its place',
    method: 'GET',
    path: downloadPath,
    auth: 'none',
    params: { installer: z.enum(installerNames) },
    query: DownloadQuery,
    success: [{ status: 302 }, { status: 200, type: 'text/plain' }],
    errors: { 404: ['not_found'] },
  },
  {
    name: 'posts',
    service,
    purpose: 'The blog, newest first',
    method: 'GET',
    path: contentPaths.posts,
    auth: 'none',
    query: PostsQuery,
    success: json(PostsReply),
    errors: {},
  },
  {
    name: 'jobs',
    service,
    purpose: 'The open roles',
    method: 'GET',
    path: contentPaths.jobs,
    auth: 'none',
    success: json(JobsReply),
    errors: {},
  },
  {
    name: 'bangs',
    service,
    purpose: 'Every bang',
    method: 'GET',
    path: contentPaths.bangs,
    auth: 'none',
    success: json(BangsReply),
    errors: {},
  },
  {
    name: 'bangLines',
    service,
    purpose: 'Every bang as lines to search',
    method: 'GET',
    path: contentPaths.bangLines,
    auth: 'none',
    success: json(BangLinesReply),
    errors: {},
  },
  {
    name: 'support',
    service,
    purpose: 'What subscription support helps with',
    method: 'GET',
    path: contentPaths.support,
    auth: 'none',
    success: json(SupportReply),
    errors: {},
  },
  {
    name: 'cohort',
    service,
    purpose: 'The cohort of today',
    method: 'GET',
    path: cohortPath,
    auth: 'none',
    query: CohortQuery,
    success: json(CohortReply),
    errors: {},
  },
  {
    name: 'loadSettings',
    service,
    purpose: 'Settings saved under a passphrase’s digest',
    method: 'GET',
    path: cloudSettingsPath,
    auth: 'none',
    query: CloudSettingsQuery,
    privateAnswer: true,
    success: json(CloudSettingsBody),
    errors: { 404: ['not_found'], 429: ['too_many_requests'] },
  },
  {
    name: 'saveSettings',
    service,
    purpose: 'Saves settings under a passphrase’s digest',
    method: 'PUT',
    path: cloudSettingsPath,
    auth: 'none',
    inTurns: true,
    query: CloudSettingsQuery,
    body: { 'application/json': CloudSettingsBody },
    privateAnswer: true,
    success: json(CloudSettingsReply),
    errors: { 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    name: 'deleteSettings',
    service,
    purpose: 'Deletes what is saved under a passphrase’s digest',
    method: 'DELETE',
    path: cloudSettingsPath,
    auth: 'none',
    inTurns: true,
    query: CloudSettingsQuery,
    privateAnswer: true,
    success: json(CloudSettingsReply),
    errors: { 404: ['not_found'], 429: ['too_many_requests'] },
    ownPagesOnly: true,
  },
  {
    ...beacon,
    name: 'beacon',
    purpose:
      'Counts one declared event. An undeclared event or parameter is refused outside production and dropped there',
    method: 'GET',
  },
  {
    ...beacon,
    name: 'beaconByPost',
    purpose: 'The same, as a page that is left sends it',
    method: 'POST',
  },
  {
    name: 'reportViolation',
    service,
    purpose: 'What a page’s content security policy blocked',
    method: 'POST',
    path: reportsPath,
    auth: 'none',
    body: { 'application/csp-report': ReportUriBody, 'application/reports+json': ReportToBody },
    success: nothing,
    errors: {},
  },
] as const satisfies readonly Row[];
