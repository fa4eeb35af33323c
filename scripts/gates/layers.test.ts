import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cruise as cruiser } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
let folder: string;

/** Layers are held: a wrong import is found. */
describe('layers', () => {
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/layers-`);
    write('tsconfig.json', '{}');
    write('package.json', '{ "type": "module" }');
    write('src/domain/money.ts', 'export const money = 1;');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets imports go down', async () => {
    write('src/engine/walk.ts', "import { money } from '../domain/money.ts';\nexport const walk = money;");
    write('src/app/main.ts', "import { walk } from '../engine/walk.ts';\nexport const main = walk;");
    write('gateway/app.ts', "import { money } from '../src/domain/money.ts';\nexport const app = money;");
    expect(await cruise()).toContain('no dependency violations found');
  });

  it('finds an import that goes up, of a type too', async () => {
    write('src/wizard/Wizard.ts', 'export interface Wizard { readonly id: string }');
    write('src/engine/walk.ts', "import type { Wizard } from '../wizard/Wizard.ts';\nexport type Walk = Wizard;");
    expect(await cruise()).toMatch(/error layer-engine: src\/engine\/walk\.ts → src\/wizard\/Wizard\.ts/);
  });

  it('finds an import between neighbours', async () => {
    write('src/engine/walk.ts', 'export const walk = 1;');
    write('src/forms/field.ts', "import { walk } from '../engine/walk.ts';\nexport const field = walk;");
    expect(await cruise()).toMatch(/error layer-forms: src\/forms\/field\.ts → src\/engine\/walk\.ts/);
  });

  it('finds a circle', async () => {
    write('src/engine/a.ts', "import { b } from './b.ts';\nexport const a = (): number => b();");
    write('src/engine/b.ts', "import { a } from './a.ts';\nexport const b = (): number => a();");
    expect(await cruise()).toMatch(/error no-cycle: src\/engine\/a\.ts/);
  });

  it('finds a circle of folders, though no file is in one', async () => {
    write('gateway/money/wallet.ts', 'export const wallet = 1;');
    write('gateway/money/jobs.ts', "import { card } from '../cards/card.ts';\nexport const jobs = card;");
    write('gateway/cards/card.ts', "import { wallet } from '../money/wallet.ts';\nexport const card = wallet;");
    expect(await cruise()).toMatch(/error no-folder-cycle: gateway\/cards/);
  });

  it('lets a folder and those inside it import one another, and a test whatever it likes', async () => {
    write('src/forms/word.ts', 'export const word = 1;');
    write('src/forms/widgets/field.ts', "import { word } from '../word.ts';\nexport const field = word;");
    write('src/forms/step.ts', "import { field } from './widgets/field.ts';\nexport const step = field;");
    write('src/forms/plan/plan.ts', 'export const plan = 1;');
    write('src/forms/plan/plan.test.ts', "import { store } from '../store/store.ts';\nexport const test = store;");
    write('src/forms/store/store.ts', "import { plan } from '../plan/plan.ts';\nexport const store = plan;");
    expect(await cruise()).toContain('no dependency violations found');
  });

  it('finds a folder of the gateway that knows its root', async () => {
    write('gateway/app.ts', 'export const app = 1;');
    write('gateway/money/wallet.ts', "import { app } from '../app.ts';\nexport const wallet = app;");
    expect(await cruise()).toContain('error gateway-root-is-on-top: gateway/money/wallet.ts');
  });

  it('finds the portal reaching into the gateway, and the gateway into the engine', async () => {
    write('src/engine/walk.ts', 'export const walk = 1;');
    write('gateway/app.ts', "import { walk } from '../src/engine/walk.ts';\nexport const app = walk;");
    write('gateway/fee.ts', 'export const fee = 1;');
    write('src/api/calls.ts', "import { fee } from '../../gateway/fee.ts';\nexport const calls = fee;");
    const said = await cruise();
    expect(said).toContain('error gateway-layers: gateway/app.ts');
    expect(said).toContain('error portal-knows-no-gateway: src/api/calls.ts');
  });

  it('finds Node where it does not belong', async () => {
    write('src/engine/read.ts', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;");
    expect(await cruise()).toContain('error browser-code-knows-no-node: src/engine/read.ts');
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  writeFileSync(`${folder}/${path}`, text);
}

/** As `npm run layers` does it: the same rules and options, in this process. */
async function cruise(): Promise<string> {
  write('gateway/.keep', '');
  const options = await extractDepcruiseOptions(`${root}.dependency-cruiser.js`);
  const found = await cruiser(['src', 'gateway'], { ...options, baseDir: folder, outputType: 'err' }, undefined, {
    tsConfig: extractTSConfig(`${folder}/tsconfig.json`),
  });
  return stripVTControlCharacters(String(found.output));
}
