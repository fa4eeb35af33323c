import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { misspeltVariables, VARIABLES } from './misspeltVariables.ts';

it.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DRAIN_SECOND', 'DRAIN_SECONDS'],
  ['OPERATORPORT', 'OPERATOR_PORT'],
  ['VAULT_KEY', 'VAULT_KEYS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SANDBOXX', 'SANDBOX'],
  ['database_url', 'DATABASE_URL'],
  ['port', 'PORT'],
  ['DRAIN_SEC', 'DRAIN_SECONDS'],
  ['DRAIN_SECS', 'DRAIN_SECONDS'],
  ['CALLS_PER_SEC', 'CALLS_PER_SECOND'],
  ['TRSUTED_PROXIES', 'TRUSTED_PROXIES'],
])('%s was to be %s', (variable, meant) => {
  expect(misspeltVariables({ [variable]: 'x' })).toEqual([{ variable, meant }]);
});

it.each([
  'HOME',
  'PATH',
  'PWD',
  'USER',
  'LANG',
  'HOSTNAME',
  'PGHOST',
  'PGPORT',
  'PGDATA',
  'NODE_ENV',
  'DEBUG',
  'TMPDIR',
  'PORTS',
  'VHOST',
  'PORTAL',
  'VIRTUAL_HOST',
  'DATABASE',
  'DATABASE_USER',
  'DATABASE_NAME',
  'DATABASE_HOST',
  'DATABASE_PORT',
  'DATABASE_PASSWORD',
  'DATA_SOURCE',
  'PUBLIC_URL',
  'DATADOG_URL',
  'DATABRICKS_URL',
  'DATABASE_SCHEDULE',
  'PORTAGE_DIR',
  'VAULT_KEYSTORE',
  'TRUSTY_PROMPT',
  'VAULT_ADDR',
  'VAULT_TOKEN',
])('%s is of somebody else', (variable) => expect(misspeltVariables({ [variable]: 'x' })).toEqual([]));

it('says nothing of what is right', () => {
  expect(misspeltVariables(Object.fromEntries(VARIABLES.map((name) => [name, 'x'])))).toEqual([]);
});

it('knows every variable that is read, and the operator’s guide names it', async () => {
  const settings = await readFile(new URL('./settings.ts', import.meta.url), 'utf8');
  const read = [...settings.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name);
  expect([...new Set([...read])].sort()).toEqual([...VARIABLES].sort());
  const guide = await readFile(new URL('../docs/operator.md', import.meta.url), 'utf8');
  for (const name of VARIABLES) expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
});
