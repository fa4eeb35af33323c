import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../src/domain/json.ts';
import { errorsOf } from '../../src/engine/flowFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { formFields } from '../../src/rules/formSchema.ts';
import { flowOf } from './support/playFlow.ts';

/** Steps where a field sends a ticket that runs out: its button must not stay there when it can no longer work. */
const steps = Object.keys(loadProject('.').flows).flatMap((id) => {
  const { flow, forms } = flowOf(id);
  return Object.entries(flow.states).flatMap(([state, node]) => {
    const fields = formFields(forms[node.meta?.form ?? '']?.schema ?? {});
    const sent = fields.flatMap(({ schema }) => {
      const service = schema['x-service'];
      return isJsonObject(service) && isJsonObject(service['input']) ? Object.keys(service['input']) : [];
    });
    return sent.some((name) => name.endsWith('_ticket')) ? [{ step: `${id} ${state}`, node }] : [];
  });
});

describe('a ticket that has run out at a field', () => {
  it('concerns eight steps', () => expect(steps.map(({ step }) => step)).toHaveLength(8));

  it.each(steps)('leads on from $step', ({ node }) => {
    expect(errorsOf(node).map(({ guard }) => guard)).toContain('code:TICKET_EXPIRED');
  });
});
