import { misspell } from '../misspell.ts';
import type { Operator } from '../mutant.ts';
import { lastOf, textOperator } from './texts.ts';

const FLOW = /^flows\/[^/]+\/flow\.json$/;
const POINTER = /^\$(form|reply|input|user|const|last)\//;

/** A name on the way of a pointer, misspelt. What `$input` holds inside, and `$error`, have no type of their own. */
export const pointerNames: readonly Operator[] = [
  textOperator({
    id: 'pointer-field-misspelt',
    about: 'The last name of a pointer is misspelt',
    files: FLOW,
    becomes: ({ value }) => {
      if (!POINTER.test(value)) return undefined;
      const tokens = value.split('/');
      if (tokens.length < 3 && !/^\$(user|input)\//.test(value)) return undefined;
      if (value.startsWith('$input/') && tokens.length > 2) return undefined;
      return [...tokens.slice(0, -1), misspell(tokens.at(-1) ?? '')].join('/');
    },
  }),
  textOperator({
    id: 'pointer-owner-misspelt',
    about: 'The step or call that a pointer names is misspelt',
    files: FLOW,
    becomes: ({ value }) => {
      if (!/^\$(form|reply|last)\//.test(value)) return undefined;
      const [word, owner = '', ...rest] = value.split('/');
      return [word, misspell(owner), ...rest].join('/');
    },
  }),
  textOperator({
    id: 'pointer-word-misspelt',
    about: 'The word that a pointer begins with is misspelt',
    files: FLOW,
    becomes: ({ at, value }) => {
      if (!POINTER.test(value) || lastOf(at) === 'description') return undefined;
      const [word = '', ...rest] = value.split('/');
      return [`$${misspell(word.slice(1))}`, ...rest].join('/');
    },
  }),
];
