import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { parseDataFile } from '../../src/compile/dataFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';

export const CHAIN = 'chain';

/** A project whose one flow asks `questions` yes-or-no questions, of which each yes opens a page, before a review and a call.
 * No question looks at another. */
export function chainProject(questions: number): Project {
  const done = { type: 'final', meta: { outcome: 'success' } };
  return projectOf(CHAIN, {
    ...chainStates(questions, 'review'),
    review: {
      tags: ['review'],
      meta: { form: `${CHAIN}/review` },
      on: { NEXT: { target: 'sending' } },
    },
    sending: {
      invoke: { src: 'op:send', onDone: { target: 'done' }, onError: [{ target: 'review' }] },
    },
    done,
  });
}

/** A chain whose every answer is looked at once more behind the review: nothing of it can be forgotten. */
export function tangledProject(questions: number): Project {
  const late = Array.from({ length: questions }, (_, index) => {
    const isYes = { type: 'is', params: { at: `$form/ask${index}/answer`, in: ['yes'] } };
    const next = index + 1 < questions ? `late${index + 1}` : 'done';
    return {
      [`late${index}`]: {
        meta: { form: `${CHAIN}/page` },
        on: { NEXT: [{ guard: isYes, target: 'done' }, { target: next }] },
      },
    };
  });
  return projectOf(CHAIN, {
    ...chainStates(questions, 'late0'),
    ...Object.assign({}, ...late),
    done: { type: 'final', meta: { outcome: 'success' } },
  });
}

/** One form of so many fields, each of three values, and a guard that asks all of them at once. */
export function wideProject(fields: number): Project {
  const names = Array.from({ length: fields }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { enum: ['a', 'b', 'c'] }]));
  const branches = names.map((name) => ({
    guard: { type: 'is', params: { at: `$form/ask/${name}`, in: ['c'] } },
    target: 'other',
  }));
  const filled = { type: 'final', meta: { outcome: 'success' } };
  const states = {
    ask: { meta: { form: `${CHAIN}/wide` }, on: { NEXT: [...branches, { target: 'done' }] } },
    other: filled,
    done: filled,
  };
  return projectOf(CHAIN, states, [], { wide: properties });
}

/** A project whose flow calls a sub-flow of `pages` pages so many times in a row. */
export function calledProject(pages: number, times: number): Project {
  const calls = Array.from({ length: times }, (_, index) => ({
    [`call${index}`]: {
      invoke: { src: 'flow:pages', onDone: { target: index + 1 < times ? `call${index + 1}` : 'done' } },
    },
  }));
  const steps = Array.from({ length: pages }, (_, index) => ({
    [`page${index}`]: {
      meta: { form: `${CHAIN}/page` },
      on: { NEXT: { target: index + 1 < pages ? `page${index + 1}` : 'filled' } },
    },
  }));
  const filled = { type: 'final', meta: { outcome: 'success' } };
  return projectOf(CHAIN, { ...Object.assign({}, ...calls), done: filled }, [
    { id: 'pages', states: { ...Object.assign({}, ...steps), filled } },
  ]);
}

/** The chain as a machine that its author would write for XState: the answers are its context. */
export function chainMachine(questions: number): AnyStateMachine {
  const answered = (name: string, value: string) => assign({ [name]: () => value });
  const asks = Array.from({ length: questions }, (_, index) => {
    const next = index + 1 < questions ? `ask${index + 1}` : 'review';
    return {
      [`ask${index}`]: {
        on: {
          YES: { target: `page${index}`, actions: answered(`ask${index}`, 'yes') },
          NO: { target: next, actions: answered(`ask${index}`, 'no') },
        },
      },
      [`page${index}`]: { on: { NEXT: { target: next, actions: answered(`page${index}`, 'a text') } } },
    };
  });
  const review = { on: { NEXT: { target: 'sending' } } };
  const sending = { on: { DONE: { target: 'done' }, FAILED: { target: 'review' } } };
  return createMachine({
    context: {},
    initial: 'ask0',
    states: { ...Object.assign({}, ...asks), review, sending, done: { type: 'final' } },
  } as never) as AnyStateMachine;
}

function chainStates(questions: number, last: string): object {
  const asks = Array.from({ length: questions }, (_, index) => {
    const next = index + 1 < questions ? `ask${index + 1}` : last;
    const isYes = { type: 'is', params: { at: `$form/ask${index}/answer`, in: ['yes'] } };
    return {
      [`ask${index}`]: {
        meta: { form: `${CHAIN}/question` },
        on: { NEXT: [{ guard: isYes, target: `page${index}` }, { target: next }] },
      },
      [`page${index}`]: { meta: { form: `${CHAIN}/page` }, on: { NEXT: { target: next } } },
    };
  });
  return Object.assign({}, ...asks) as object;
}

function projectOf(
  id: string,
  states: object,
  others: readonly { readonly id: string; readonly states: object }[] = [],
  forms: { readonly [name: string]: object } = {
    question: { answer: { enum: ['yes', 'no'] } },
    page: { text: { type: 'string', minLength: 1, maxLength: 40 } },
    review: {},
  },
): Project {
  const schema = (properties: object) =>
    JSON.stringify({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false });
  const post = { operationId: 'send', 'x-effect': 'attempt', 'x-auth': 'public', 'x-return-codes': ['REFUSED'] };
  const files: readonly (readonly [string, string])[] = [
    ...[{ id, states }, ...others].map(
      (flow) =>
        [
          `flows/${flow.id}/flow.json`,
          JSON.stringify({
            id: flow.id,
            version: 1,
            meta: {},
            initial: Object.keys(flow.states)[0],
            states: flow.states,
          }),
        ] as const,
    ),
    ...Object.entries(forms).map(([name, fields]) => [`schemas/${CHAIN}/${name}.schema.json`, schema(fields)] as const),
    ['openapi/gateway.yaml', JSON.stringify({ paths: { '/send': { post } } })],
  ];
  return loadProject('.', new Map(files.map(([path, text]) => [path, parseDataFile(path, text)])));
}
