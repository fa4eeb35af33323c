/** The floors (docs/decisions/0002): imports go down, never up or sideways between neighbours, never in a circle.
 * Tests and stories may look at anything. */

const below = {
  domain: [],
  api: ['domain'],
  ui: ['domain'],
  i18n: ['domain'],
  rules: ['domain'],
  engine: ['api', 'ui', 'i18n', 'rules', 'domain'],
  forms: ['api', 'ui', 'i18n', 'rules', 'domain'],
  compile: ['engine', 'rules', 'domain'],
  pages: ['engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  wizard: ['engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  check: ['compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  studio: ['pages', 'wizard', 'check', 'compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  app: ['studio', 'pages', 'wizard', 'check', 'compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
};

/** Code that looks at anything. `testing/` folders hold what several tests share. */
const free = '(\\.test\\.tsx?$|\\.stories\\.tsx?$|/testing/|^tests/|^bench/|^scripts/)';

const floors = Object.entries(below).map(([floor, allowed]) => ({
  name: `floor-${floor}`,
  comment: `src/${floor} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other floor'}.`,
  severity: 'error',
  from: { path: `^src/${floor}/`, pathNot: free },
  to: { path: '^src/[^/]+/', pathNot: `^src/(${[floor, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...floors,
    {
      name: 'no-cycle',
      comment: 'Modules that import one another cannot be understood one at a time.',
      severity: 'error',
      from: { pathNot: free },
      to: { circular: true },
    },
    {
      name: 'gateway-floors',
      comment: 'The gateway shares rules and domain with the portal, and the types made from openapi/.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: free },
      to: { path: '^src/', pathNot: '^src/(rules|domain)/|\\.gen\\.ts$' },
    },
    {
      name: 'portal-knows-no-gateway',
      comment: 'The portal talks to the gateway over the wire.',
      severity: 'error',
      from: { path: '^src/', pathNot: free },
      to: { path: '^(gateway|tests|bench|scripts)/' },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine, the rules and the domain know no React, no DOM library and no network.',
      severity: 'error',
      from: { path: '^src/(engine|rules|domain)/', pathNot: free },
      to: {
        path: 'node_modules/(react|react-dom|@xstate/react|@chakra-ui|@rjsf|react-router-dom|openapi-fetch|hono|pg)/',
      },
    },
    {
      name: 'browser-code-knows-no-node',
      comment: 'Only src/compile and src/check run in Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(compile|check)/|${free}` },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
