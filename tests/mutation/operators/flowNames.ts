import { misspell } from '../misspell.ts';
import type { Operator } from '../mutant.ts';
import { lastOf, misspelt, textOperator } from './texts.ts';

const FLOW = /^flows\/[^/]+\/flow\.json$/;

/** Names in a flow file that name something else. */
export const flowNames: readonly Operator[] = [
  textOperator({
    id: 'target-misspelt',
    about: 'The target of a branch is misspelt',
    files: FLOW,
    becomes: ({ at, value }) =>
      (at[0] === 'states' && lastOf(at) === 'target') || at.join() === 'initial' ? misspell(value) : undefined,
  }),
  textOperator({
    id: 'call-misspelt',
    about: 'The operation or sub-flow of a call is misspelt',
    files: FLOW,
    becomes: ({ at, value }) =>
      lastOf(at) === 'src' ? (misspelt(value, 'op:') ?? misspelt(value, 'flow:')) : undefined,
  }),
  textOperator({
    id: 'guard-misspelt',
    about: 'The code, outcome or rule of a guard is misspelt',
    files: FLOW,
    becomes: ({ at, value }) => {
      if (lastOf(at) === 'guard') return misspelt(value, 'code:') ?? misspelt(value, 'outcome:');
      return lastOf(at) === 'type' ? misspelt(value, 'rule:') : undefined;
    },
  }),
  textOperator({
    id: 'guard-value-misspelt',
    about: 'A value that a guard compares with is misspelt',
    files: FLOW,
    becomes: ({ at, value }) => (lastOf(at, 2) === 'in' ? misspell(value) : undefined),
  }),
  textOperator({
    id: 'form-misspelt',
    about: 'The form of a step is misspelt',
    files: FLOW,
    becomes: ({ at, value }) => (lastOf(at) === 'form' ? misspell(value) : undefined),
  }),
  textOperator({
    id: 'link-misspelt',
    about: 'The page or flow of a link is misspelt',
    files: FLOW,
    becomes: ({ at, value }) => (['flow', 'page', 'else'].includes(lastOf(at)) ? misspell(value) : undefined),
  }),
  textOperator({
    id: 'constant-misspelt',
    about: 'A constant that a timer or a poll names is misspelt',
    files: FLOW,
    becomes: ({ value }) => misspelt(value, 'const:'),
  }),
];
