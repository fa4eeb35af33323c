import { describe, expect, it } from 'vitest';
import { loadProject } from './loadProject.ts';
import { openRows } from './openRows.ts';

const project = loadProject('.');

describe('the rows that a link may name', () => {
  it('are those that the form takes which starts with it', () => {
    for (const { flow } of Object.values(project.flows)) {
      const names = Object.values(flow.meta.entries ?? {}).flatMap(({ query = [] }) => query);
      for (const [name, conditions] of Object.entries(openRows(project, flow))) {
        expect(names).toContain(name);
        for (const { at, in: values } of conditions) expect([at[0], values.length > 0]).toEqual(['/', true]);
      }
    }
  });

  it('are none where no form has a list that starts with it', () => {
    const [flow] = Object.values(project.flows).filter(({ flow: { meta } }) =>
      Object.values(meta.entries ?? {}).every(({ query }) => query === undefined),
    );
    expect(openRows(project, flow!.flow)).toEqual({});
  });
});
