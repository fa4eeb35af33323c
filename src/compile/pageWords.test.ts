import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { loadProject } from './loadProject.ts';
import { pageWords, wizardNames } from './pageWords.ts';
import { parseFile } from './parseFile.ts';

const project = loadProject('.');
const words = pageWords(project, 'en', 'transfer-to-hk') as { readonly [file: string]: JsonObject };
const whole = (file: string): JsonObject => (project.words['en']?.[file]?.data ?? expect.fail()) as JsonObject;

describe('the words of a page', () => {
  it('are those of the flow, its sub-flows and the shared files', () => {
    expect(Object.keys(words).sort()).toEqual([
      'confirm-payment',
      'one-time-code',
      'return-codes',
      'shared',
      'transfer-to-hk',
    ]);
    expect(words['transfer-to-hk']).toEqual(whole('transfer-to-hk'));
    expect(words['shared']?.['buttons']).toEqual(whole('shared')['buttons']);
  });

  it('have of the shared fields and codes what occurs, and nothing of other wizards', () => {
    const { fields } = words['shared'] as { fields: JsonObject };
    expect(fields).toMatchObject({ amount: {}, 'pay-pwd': {}, 'proxy-id': {} });
    expect(fields).not.toHaveProperty('security-question');
    const { codes } = words['return-codes'] as { codes: JsonObject };
    expect(codes).toMatchObject({ INSUFFICIENT_BALANCE: expect.any(String), UNKNOWN_ERROR: expect.any(String) });
    expect(codes).not.toHaveProperty('LINK_LOCKED');
  });

  it('have of the links and files those that the flows name', () => {
    const { next, files } = words['shared'] as { next: JsonObject; files: JsonObject };
    expect(next).toMatchObject({ '/dashboard': expect.any(String), 'reset-password': expect.any(String) });
    expect(next).not.toHaveProperty('login-by-card');
    expect(Object.keys(files)).toEqual(['historyReceiptFile']);
    expect((pageWords(project, 'en', 'contact')['shared'] as JsonObject)['files']).toEqual({});
  });

  it('have of the widgets those that a layout of theirs names, and all that need no naming', () => {
    const { widgets } = words['shared'] as { widgets: JsonObject };
    expect(widgets).toMatchObject({ combobox: {}, oneTimeCode: {}, select: {}, summary: {} });
    expect(widgets).not.toHaveProperty('imageUpload');
  });

  it('have what a combobox says where something is looked up', () => {
    const file = project.files.get('schemas/contact/message.schema.json') ?? expect.fail();
    const text = file.text.replace('"cooperation"', '"suggestions"');
    const files = new Map([...project.files, [file.path, parseFile(file.path, text)]]);
    const widgetsOf = (one: typeof project) => (pageWords(one, 'en', 'contact')['shared'] as JsonObject)['widgets'];
    expect(widgetsOf(project)).not.toHaveProperty('combobox');
    expect(widgetsOf(loadProject('.', files))).toHaveProperty('combobox');
  });

  it('have every code that no operation lists: the portal itself says it', () => {
    const listed = new Set(Object.values(project.operations).flatMap(({ meta }) => meta.returnCodes));
    const ours = Object.keys(whole('return-codes')['codes'] as JsonObject).filter((code) => !listed.has(code));
    expect(ours.length).toBeGreaterThan(0);
    for (const code of ours) expect((words['return-codes']?.['codes'] as JsonObject)[code], code).toBeDefined();
  });
});

it('a page that leads to wizards has what each is called and is for, and nothing of their steps', () => {
  const flows = ['transfer-to-hk', 'register'];
  const wordsOf = (id: string): JsonObject => project.words['en']?.[id]?.data as JsonObject;
  expect(wizardNames(flows, wordsOf)).toEqual(
    Object.fromEntries(flows.map((id) => [id, { flow: wordsOf(id)['flow'] }])),
  );
});
