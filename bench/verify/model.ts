import { parseDataFile } from '../../src/compile/dataFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';

export const MODEL = 'bench-model';

const CODES = ['CODE_A', 'CODE_B', 'CODE_C', 'CODE_D'];

/** A project whose one flow asks so many questions, each of so many answers that lead on differently and each followed by a
 * call, which goes on or refuses by one of several codes: every way to have answered so far is a state of its own. */
export function projectOf(questions: number, answers: number): Project {
  const values = Array.from({ length: answers }, (_, index) => `v${index}`);
  const states = Array.from({ length: questions }, (_, index) => questionAndCall(index, questions, values));
  const done = { type: 'final', meta: { outcome: 'success' } };
  const flow = { id: MODEL, version: 1, meta: {}, initial: 'ask0', states: { ...Object.assign({}, ...states), done } };
  const question = { type: 'object', properties: { choice: { enum: values } }, required: ['choice'] };
  const post = { operationId: 'benchCall', 'x-effect': 'attempt', 'x-auth': 'public', 'x-return-codes': CODES };
  const files = [
    parseDataFile(`flows/${MODEL}/flow.json`, JSON.stringify(flow)),
    parseDataFile(`schemas/${MODEL}/question.schema.json`, JSON.stringify(question)),
    parseDataFile(`schemas/${MODEL}/question.ui.json`, '{}'),
    parseDataFile('openapi/gateway.yaml', JSON.stringify({ paths: { '/bench/call': { post } } })),
  ];
  return loadProject('.', new Map(files.map((file) => [file.path, file])));
}

function questionAndCall(index: number, questions: number, values: readonly string[]): object {
  const named = { at: `$form/ask${index}/choice`, in: values.slice(1) };
  const call = `call${index}`;
  return {
    [`ask${index}`]: {
      tags: ['step'],
      meta: { form: `${MODEL}/question` },
      on: { NEXT: [{ guard: { type: 'is', params: named }, target: call }, { target: call }] },
    },
    [call]: {
      tags: ['busy'],
      invoke: {
        src: 'op:benchCall',
        onDone: { target: index + 1 < questions ? `ask${index + 1}` : 'done' },
        onError: [{ guard: 'code:CODE_A', target: 'ask0' }, { target: `ask${index}` }],
      },
    },
  };
}
