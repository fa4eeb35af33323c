/** The layers (docs/decisions/0002): imports go down, never up or sideways between neighbours, never in a circle, neither of
 * files nor of folders. Tests and stories may look at anything. */

const below = {
  domain: [],
  api: ['domain'],
  ui: ['domain'],
  i18n: ['domain'],
  rules: ['domain'],
  engine: ['api', 'rules', 'domain'],
  forms: ['api', 'ui', 'i18n', 'rules', 'domain'],
  compile: ['engine', 'rules', 'domain'],
  pages: ['engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  wizard: ['engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  check: ['compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  studio: ['pages', 'wizard', 'check', 'compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
  app: ['studio', 'pages', 'wizard', 'check', 'compile', 'engine', 'forms', 'api', 'ui', 'i18n', 'rules', 'domain'],
};

/** Code that looks at anything. `testing/` folders hold what several tests share. */
const ownTests = '\\.test\\.tsx?$|\\.stories\\.tsx?$|/testing/';
const free = `(${ownTests}|^tests/|^bench/|^scripts/)`;

const layers = Object.entries(below).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other layer'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: free },
  to: { path: '^src/[^/]+/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: 'no-cycle',
      comment: 'Modules that import one another cannot be understood one at a time.',
      severity: 'error',
      from: { pathNot: free },
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment:
        'Folders that import one another are one folder under two names. A folder and those inside it count as one.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'gateway-layers',
      comment: 'The gateway shares rules and domain with the portal, and the types made from openapi/.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: free },
      to: { path: '^src/', pathNot: '^src/(rules|domain)/|\\.gen\\.ts$' },
    },
    {
      name: 'gateway-root-is-on-top',
      comment: 'The root of the gateway puts its folders together; none of them knows it.',
      severity: 'error',
      from: { path: '^gateway/[^/]+/', pathNot: free },
      to: { path: '^gateway/[^/]+\\.ts$' },
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
    // A folder rule cannot leave files out, and a test beside its file may import whatever it likes.
    exclude: { path: `^(dist|data|\\.cache)/|${ownTests}` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
