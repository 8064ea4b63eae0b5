// The dependency rules of ARCHITECTURE.md. test/checks/dependency-rules.test.ts plants a violation of every rule.
const browserFolders = '^src/(domain|application|contract|adapters|composition|ui)/';
const entryPoints =
  '^src/ui/(client\\.tsx|router\\.tsx|boot\\.ts|count-error-page\\.ts|boot/start-(?:plan-page|table|search-box|rest)\\.ts|islands/start-islands\\.ts)';

/**
 * The folders of the server from the ground up: each imports what stands on the lines before its own, and nothing beside
 * it. The files beside the folders are either for all of them, or put the server together.
 */
const serverOrder = [
  ['config', 'site', 'openapi'],
  ['db'],
  ['audit', 'http'],
  ['limits', 'mail', 'metrics', 'notice-texts'],
  [
    'auth',
    'beacon',
    'cloud-settings',
    'cohort',
    'download',
    'feedback',
    'images',
    'itr',
    'newsletter',
    'payment',
    'search',
    'support',
    'visitor',
    'withdrawal',
  ],
  ['content', 'reports', 'subscription'],
  ['dev', 'housekeeping'],
];
const serverForAll =
  '^src/server/(clock|deps|housekeeping/job|keep-newest|keyed-hash|log|sealed|told-failures|utc-day|words-by-locale)\\.ts$';

const serverOrderRules = serverOrder.map((folders, line) => ({
  name: `server-order-${folders[0]}`,
  comment: `The server's folders have an order, so that each can be read without those above it: ${folders.join(', ')} import only ${serverOrder.slice(0, line).flat().join(', ') || 'themselves'}.`,
  severity: 'error',
  from: { path: `^src/server/(${folders.join('|')})/` },
  to: {
    path: '^src/server/',
    pathNot: [
      '^src/server/$1/',
      serverForAll,
      ...(line === 0 ? [] : [`^src/server/(${serverOrder.slice(0, line).flat().join('|')})/`]),
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-nothing-outside',
      comment: 'Rules must be readable and testable on their own: domain imports only domain.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'application-knows-domain-only',
      comment:
        'Use-cases speak to ports, so that they run without a DOM or a server: application imports domain and rxjs.',
      severity: 'error',
      from: { path: '^src/application/' },
      to: { pathNot: ['^src/(application|domain)/', '(^|/)node_modules/rxjs/', '^rxjs'] },
    },
    {
      name: 'contract-knows-domain-only',
      comment:
        'Both sides import the contract, so it must bring neither side along: contract imports domain and zod/mini.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/(contract|domain)/', '(^|/)node_modules/zod/', '^zod'] },
    },
    {
      name: 'rows-are-for-the-server',
      comment:
        'The rows of the contract name every schema there is: a page that imports them loads all of the contract.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server|contract/rows)/' },
      to: { path: '^src/contract/rows/' },
    },
    {
      name: 'adapters-know-ports-domain-contract',
      comment:
        'An adapter implements a port; if it calls a use-case or the page, the dependency has turned round.',
      severity: 'error',
      from: { path: '^src/adapters/' },
      to: { path: '^src/', pathNot: ['^src/(adapters|domain|contract)/', '^src/application/ports/'] },
    },
    {
      name: 'kinds-of-adapters-stay-apart',
      comment: 'Adapters are exchanged one by one, so no kind of adapter may lean on another kind.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'ui-knows-application-and-domain',
      comment:
        'Components show state and call use-cases; they never reach a service, a store or the server by themselves.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: entryPoints },
      to: { path: '^src/', pathNot: ['^src/(ui|application|domain)/', '^src/composition/'] },
    },
    {
      name: 'only-entry-points-import-composition',
      comment:
        'The App is made once and handed down; anything else that reaches for the container hides what it needs.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/composition/', entryPoints] },
      to: { path: '^src/composition/' },
    },
    {
      name: 'composition-knows-the-browser-side',
      comment:
        'The container wires ports to adapters; it must not pull React or the server into what a page loads.',
      severity: 'error',
      from: { path: '^src/composition/' },
      to: { path: '^src/', pathNot: '^src/(composition|application|adapters|domain|contract)/' },
    },
    {
      name: 'server-stands-alone',
      comment:
        'The server shares only rules and the contract with the browser, so that both can be deployed apart.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/', pathNot: '^src/(server|domain|contract)/' },
    },
    ...serverOrderRules,
    {
      name: 'server-folders-are-in-the-order',
      comment:
        'A folder that stands nowhere in the order could import anything: give it its line in serverOrder.',
      severity: 'error',
      from: { path: `^src/server/(?!(${serverOrder.flat().join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Of two files that need each other neither can be read, tested or moved alone.',
      severity: 'error',
      from: { path: '^src/(?!ui/)' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-values-in-ui',
      comment:
        'As above, except for types: the router registers the type of all routes, and links in their components use it.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'browser-without-full-zod',
      comment: 'Full zod is 90 KB compressed, zod/mini 5: anything that a browser loads imports zod/mini.',
      severity: 'error',
      from: { path: browserFolders },
      to: { path: ['(^|/)node_modules/zod/(?!v4/(mini|core|locales)/|mini/)', '^zod$'] },
    },
    {
      name: 'inversify-in-composition-only',
      comment:
        'A use-case or component that knows the container can fetch anything: dependencies come by constructor.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: {
        path: [
          '(^|/)node_modules/(inversify|@inversifyjs|reflect-metadata)/',
          '^(inversify|reflect-metadata)',
        ],
      },
    },
    {
      name: 'react-in-ui-and-mail-only',
      comment:
        'Everything else must run without a page: React belongs to ui, and to the server module that writes mail.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/', '^src/server/mail/'] },
      to: { path: ['(^|/)node_modules/(react|react-dom|@tanstack|@lingui|@base-ui|@react-email)/'] },
    },
    {
      name: 'boot-without-react',
      comment:
        'What a static page loads at once stays small: React and the container come with an island, by import().',
      severity: 'error',
      from: { path: '^src/ui/boot(\\.ts|/)' },
      to: {
        path: ['(^|/)node_modules/(react|react-dom|@tanstack|@lingui|inversify)/', '\\.tsx$'],
        dynamic: false,
      },
    },
    {
      name: 'product-code-without-tests',
      comment: 'What ships must not depend on what checks it.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['^(test|scripts)/'] },
    },
    {
      name: 'imports-lead-somewhere',
      comment: 'An import that cannot be found would escape every other rule.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: ['^#tanstack', '\\.po$'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6'],
  },
};
