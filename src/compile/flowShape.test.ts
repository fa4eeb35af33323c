import { describe, expect, it } from 'vitest';
import { flowShape, shapeChanges } from './flowShape.ts';
import { loadProject } from './loadProject.ts';

const project = loadProject('.');
const shape = flowShape(project, 'transfer-to-hk');

describe('the shape of a flow', () => {
  it('has the steps that ask, their fields, and the calls', () => {
    expect(Object.keys(shape.steps)).toEqual(['details', 'review', 'unavailable', 'failed']);
    expect(shape.steps['details']).toMatchObject({ account_id: 'string', amount: 'string amount' });
    expect(shape.calls).toMatchObject({ quoting: 'op:transferQuote', authorise: 'flow:confirm-payment' });
  });

  it('tells what a record of before would miss', () => {
    const { details = {}, ...others } = shape.steps;
    const { remark: _gone, ...fewer } = details;
    const newer = { ...shape, steps: { ...others, details: { ...fewer, amount: 'integer', purpose: 'string' } } };
    expect(shapeChanges(shape, shape)).toEqual([]);
    expect(shapeChanges(shape, newer)).toEqual([
      'details.remark is gone',
      'details.purpose is new',
      'details.amount was string amount and is integer',
    ]);
  });
});
