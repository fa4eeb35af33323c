import { describe, expect, it } from 'vitest';
import { parseDataFile } from './dataFile.ts';
import { loadProject } from './loadProject.ts';
import { namedConstants } from './namedConstants.ts';
import type { Project } from './project.ts';

const project = loadProject('.');

function withText(path: string, text: string): Project {
  return { ...project, files: new Map([[path, parseDataFile(path, text)]]) };
}

describe('constants that a page needs', () => {
  it.each([
    ['flows/a/flow.json', '{ "after": { "const:access.code.resendAfter": "late" } }'],
    ['flows/rules/a.json', '{ "moneyAtMost": { "const": "access.code.resendAfter", "currency": "HKD" } }'],
    ['schemas/a/b.schema.json', '{ "x-prefill": "$const/access.code.resendAfter/HKD" }'],
  ])('%s', (path, text) => {
    expect([...namedConstants(withText(path, text))]).toContain('access.code.resendAfter');
  });

  it('are not those that only the gateway or a description of itself names', () => {
    const text = '{ "constants": [{ "id": "access.code.resendAfter" }] }';
    expect(namedConstants(withText('content/constants/access.json', text))).not.toContain('access.code.resendAfter');
  });

  it('are those of the portal itself: how long it waits (R-CONST-01, R-CONST-85)', () => {
    const ids = [...namedConstants(project)].filter((id) => id.startsWith('portal.'));
    expect(ids).toEqual(expect.arrayContaining(['portal.request.timeout', 'portal.chunk.timeout']));
  });

  it('leave most of the content out of the pages, and none that the checker finds named', () => {
    const named = namedConstants(project);
    expect(named.size).toBeGreaterThan(0);
    expect(named.size).toBeLessThan(Object.keys(project.constants).length / 2);
  });
});
