import { describe, expect, it } from 'vitest';
import { fieldCalls } from '../../../src/compile/fieldCalls.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import { cellsOf, placesOf } from '../../faults/matrix/cells.ts';
import { bundleOf } from '../../faults/simulation/device.ts';

const project = loadProject('.');
const ofFields = placesOf(project).filter(({ field }) => field !== undefined);
const walked = new Set(ofFields.map(({ operation }) => operation.operationId));

describe('the calls of fields', () => {
  it('each have cells', () => {
    const begun = Object.values(project.flows).filter(({ flow }) => flow.meta.entries);
    const all = begun.flatMap(({ flow }) => formsOf(bundleOf(project, flow.id))).flatMap(fieldCalls);
    const made = new Set(all.map(({ operation }) => operation));
    expect([...walked].sort()).toEqual([...made].sort());
  });

  it('meet every fault somewhere, and what is no read each of its own codes at every form', () => {
    const met = (of: typeof ofFields) => new Set(of.flatMap(cellsOf).map(({ fault }) => JSON.stringify(fault)));
    for (const operation of walked) {
      const places = ofFields.filter((place) => place.operation.operationId === operation);
      const [{ codes = [] } = {}] = places;
      expect([...met(places)]).toEqual(
        expect.arrayContaining(codes.map((code) => JSON.stringify({ type: 'code', code }))),
      );
      for (const form of new Set(places.map((place) => place.form))) {
        const here = met(places.filter((place) => place.form === form));
        const { effect, returnCodes = [] } = places[0]?.operation ?? {};
        for (const code of effect === 'read' ? [] : returnCodes)
          expect([form, here.has(JSON.stringify({ type: 'code', code }))]).toEqual([form, true]);
      }
    }
  });
});

type Bundle = ReturnType<typeof bundleOf>;

/** The forms of a flow and of those that it calls. */
function formsOf({ forms, flows }: Bundle): readonly Parameters<typeof fieldCalls>[0][] {
  return [...Object.values(forms).map(({ schema }) => schema), ...Object.values(flows).flatMap(formsOf)];
}
