import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const markup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
    message: 'Text is text: build elements instead of HTML strings.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Text is text: build elements instead of HTML strings.',
  },
];

const clock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the named clock (world.now, clock.now()), so that checker, stories and sandbox can move the time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the named clock (world.now, clock.now()), so that checker, stories and sandbox can move the time.',
  },
];

const floats = [
  {
    selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Money is a decimal string or integer minor units (bigint), never a float.',
  },
  {
    selector: "CallExpression[callee.property.name='toFixed']",
    message: 'Money is a decimal string or integer minor units (bigint), never a float.',
  },
  {
    selector: 'Literal[raw=/^[0-9]+[.][0-9]+$/]',
    message: 'Money is a decimal string or integer minor units (bigint), never a float.',
  },
];

export default tseslint.config(
  {
    ignores: ['dist/', 'data/', '.cache/', 'node_modules/', 'storybook-static/', 'bench/node_modules/', '**/*.gen.ts'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...markup],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['{src,gateway}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [
      'src/{engine,rules,domain}/**/*.ts',
      'gateway/operations/**/*.ts',
      'gateway/{access,call,login,people}/**/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...clock] },
  },
  {
    files: [
      'src/domain/money*.ts',
      'gateway/{ledger,money}/**/*.ts',
      'gateway/operations/{transfer,fps,bank,topup,account}/**/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...clock, ...floats] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/i18n/Link.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link'],
              message: 'Link by src/i18n/Link.tsx: a variant of the site may not have the page.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'setTimeout', 'clearTimeout', 'Buffer', 'fetch', 'AbortSignal'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['bench/measure/press.js', 'bench/measure/watch.js', 'bench/portal/watchPage.js'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        performance: 'readonly',
        requestAnimationFrame: 'readonly',
        MessageChannel: 'readonly',
        MutationObserver: 'readonly',
        PerformanceObserver: 'readonly',
      },
    },
  },
);
