import type { OperationEntry, Project } from '../../../src/compile/project.ts';
import type { Json } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { getAt, parsePointer } from '../../../src/domain/jsonPointer.ts';
import type { Place } from '../../../src/check/finding.ts';
import { misspell } from '../misspell.ts';
import type { Change, Operator } from '../mutant.ts';
import { dataLike, isText, OPERATIONS, placeIn, sitesIn, viewsOf } from '../sites.ts';
import { mentions } from './mentions.ts';
import { textOperator } from './texts.ts';

/** The contract says what a flow or a form no longer fits. */
export const contract: readonly Operator[] = [
  ofCalls('operation-renamed', 'An operation is renamed and nothing that calls it', (call) => {
    const to = misspell(call.id);
    return [
      {
        file: call.entry.file,
        edits: [{ type: 'set', at: [...call.at, 'operationId'], value: to }],
        what: `the operation "${call.id}" is renamed "${to}"`,
        places: call.callers,
      },
    ];
  }),
  ofCalls('code-misspelt', 'A return code that a flow handles is misspelt', ({ id, entry, at, callers }, project) =>
    codesHandled(project, id).flatMap(({ code, places }) => {
      const index = entry.meta.returnCodes.indexOf(code);
      if (index < 0) return [];
      const to = misspell(code);
      return [
        {
          file: entry.file,
          edits: [{ type: 'set' as const, at: [...at, 'x-return-codes', String(index)], value: to }],
          what: `"${code}" of ${id} is written "${to}"`,
          places: [...places, ...callers],
        },
      ];
    }),
  ),
  ofCalls('code-removed', 'A return code that a flow handles is answered no more', ({ id, entry, at }, project) =>
    codesHandled(project, id).flatMap(({ code, places }) => {
      const index = entry.meta.returnCodes.indexOf(code);
      if (index < 0) return [];
      return [
        {
          file: entry.file,
          edits: [{ type: 'remove' as const, at: [...at, 'x-return-codes', String(index)] }],
          what: `"${code}" of ${id} is removed`,
          places,
        },
      ];
    }),
  ),
  ofCalls('request-field-added', 'A request asks a field that nobody sends', (call) => {
    const schema = ownSchema(call.entry, REQUEST);
    if (!schema) return [];
    const required = getAt(call.entry.data, [...schema, 'required']);
    const at = [...call.at, ...schema];
    return [
      {
        file: call.entry.file,
        edits: [
          { type: 'insert' as const, at: [...at, 'properties', 'branch_code'], value: { type: 'string' } },
          {
            type: 'insert' as const,
            at: [...at, 'required'],
            value: [...(Array.isArray(required) ? (required as readonly Json[]) : []), 'branch_code'],
          },
        ],
        what: `${call.id} requires "branch_code"`,
        places: call.callers,
      },
    ];
  }),
  ofCalls('request-field-renamed', 'A field of a request is renamed and nothing that sends it', (call, project) => {
    const schema = ownSchema(call.entry, REQUEST);
    const properties = schema && getAt(call.entry.data, [...schema, 'properties']);
    if (!schema || !isJsonObject(properties)) return [];
    return Object.keys(properties).flatMap((field): readonly Change[] => {
      const places = fieldsSent(project, call.id, field);
      if (places.length === 0) return [];
      const to = misspell(field);
      const at = [...call.at, ...schema, 'properties', field];
      return [
        {
          file: call.entry.file,
          edits: [{ type: 'rename', at, to }],
          what: `"${field}" of the request of ${call.id} is renamed "${to}"`,
          places: [...places, ...call.callers],
        },
      ];
    });
  }),
  ofReplies('reply-field-renamed', 'A field of a reply is renamed and nothing that takes it', (at, field) => {
    const to = misspell(field);
    return [{ type: 'rename', at: [...at, 'properties', field], to }];
  }),
  ofReplies('reply-field-removed', 'A field of a reply is given no more', (at, field) => [
    { type: 'remove', at: [...at, 'properties', field] },
  ]),
  ofCalls('effect-raised', 'A call that flows make as a try moves money', ({ id, entry, at, callers }) =>
    entry.meta.effect === 'attempt' || entry.meta.effect === 'write'
      ? [
          {
            file: entry.file,
            edits: [{ type: 'set' as const, at: [...at, 'x-effect'], value: 'money' }],
            what: `${id} is said to move money`,
            places: callers,
          },
        ]
      : [],
  ),
  textOperator({
    id: 'contract-word-misspelt',
    about: 'A value of the contract’s own words is misspelt',
    files: OPERATIONS,
    becomes: ({ at, value }) =>
      at.length === 2 && ['x-effect', 'x-auth', 'x-session'].includes(at[1] ?? '') ? misspell(value) : undefined,
  }),
  {
    id: 'code-entry-renamed',
    class: 'broken',
    about: 'A return code is misspelt in the catalogue',
    mutants: (project) =>
      dataLike(project, /^content\/return-codes\.json$/).flatMap(({ file, data }) => {
        const codes = getAt(data, ['codes']);
        return Object.keys(isJsonObject(codes) ? codes : {}).flatMap((code): readonly Change[] => {
          const places = callersAnswered(project, code);
          if (places.length === 0) return [];
          const to = misspell(code);
          return [
            {
              file,
              edits: [{ type: 'rename', at: ['codes', code], to }],
              what: `"${code}" stands in the catalogue as "${to}"`,
              places: [placeIn(file, 'codes', to), ...places],
            },
          ];
        });
      }),
  },
];

const REQUEST = ['requestBody', 'content', 'application/json', 'schema'];
const REPLY = ['responses', '200', 'content', 'application/json', 'schema'];

interface Call {
  readonly id: string;
  readonly entry: OperationEntry;
  /** Of the operation object. */
  readonly at: readonly string[];
  /** Where flows and forms call it, and what they send. */
  readonly callers: readonly Place[];
}

function ofCalls(id: string, about: string, change: (call: Call, project: Project) => readonly Change[]): Operator {
  return { id, class: 'broken', about, mutants: (project) => calls(project).flatMap((call) => change(call, project)) };
}

function calls(project: Project): readonly Call[] {
  return Object.entries(project.operations).flatMap(([id, entry]) => {
    const callers = callersOf(project, id);
    return callers.length === 0 ? [] : [{ id, entry, at: parsePointer(entry.pointer), callers }];
  });
}

function callersOf(project: Project, id: string): readonly Place[] {
  return viewsOf(project)
    .flatMap((view) =>
      view.states.flatMap(([state]) =>
        view.operationOf(state) === id
          ? [[], ['invoke', 'src'], ['invoke', 'input'], ['invoke', 'onError']].map((part) =>
              placeIn(view.file, 'states', state, ...part),
            )
          : [],
      ),
    )
    .concat(
      mentions(project, /^schemas\/(?!language\/)/, (text, at) => text === id && at.at(-1) === 'op').flatMap(
        (place) => [place, { file: place.file, pointer: place.pointer.replace(/\/op$/, '') }],
      ),
    );
}

function callersAnswered(project: Project, code: string): readonly Place[] {
  return viewsOf(project).flatMap((view) =>
    view.states.flatMap(([state]) =>
      project.operations[view.operationOf(state) ?? '']?.meta.returnCodes.includes(code)
        ? [placeIn(view.file, 'states', state, 'invoke', 'src')]
        : [],
    ),
  );
}

function codesHandled(
  project: Project,
  id: string,
): readonly { readonly code: string; readonly places: readonly Place[] }[] {
  const found = viewsOf(project).flatMap((view) =>
    view.branches.flatMap(({ guard, at, state }) => {
      const code = typeof guard === 'string' ? /^code:(.+)$/.exec(guard)?.[1] : undefined;
      return code === undefined || view.operationOf(state) !== id
        ? []
        : [{ code, place: placeIn(view.file, ...at, 'guard') }];
    }),
  );
  return [...new Set(found.map(({ code }) => code))].map((code) => ({
    code,
    places: found.filter((one) => one.code === code).map(({ place }) => place),
  }));
}

function fieldsSent(project: Project, id: string, field: string): readonly Place[] {
  return viewsOf(project).flatMap((view) =>
    view.states.flatMap(([state, node]) => {
      const input = node.invoke?.input;
      return view.operationOf(state) === id && isJsonObject(input) && Object.hasOwn(input, field)
        ? [placeIn(view.file, 'states', state, 'invoke', 'input', field)]
        : [];
    }),
  );
}

function ofReplies(
  id: string,
  about: string,
  edits: (at: readonly string[], field: string) => Change['edits'],
): Operator {
  return ofCalls(id, about, (call, project) => {
    const schema = ownSchema(call.entry, REPLY, ['properties', 'ret_data']);
    const properties = schema && getAt(call.entry.data, [...schema, 'properties']);
    if (!schema || !isJsonObject(properties)) return [];
    return Object.keys(properties).flatMap((field): readonly Change[] => {
      const places = fieldsTaken(project, call.id, field);
      if (places.length === 0) return [];
      return [
        {
          file: call.entry.file,
          edits: edits([...call.at, ...schema], field),
          what: `"${field}" of the reply of ${call.id} goes away`,
          places,
        },
      ];
    });
  });
}

function fieldsTaken(project: Project, id: string, field: string): readonly Place[] {
  return viewsOf(project).flatMap((view) => {
    const states = view.states.flatMap(([state]) => (view.operationOf(state) === id ? [state] : []));
    return sitesIn(view.entry.file.data)
      .filter(isText)
      .filter(({ value }) => states.some((state) => `${value}/`.startsWith(`$reply/${state}/${field}/`)))
      .map(({ at }) => placeIn(view.file, ...at));
  });
}

/** The way to the part of a body's schema that this operation writes itself, with properties of its own. */
function ownSchema(
  { data }: OperationEntry,
  body: readonly string[],
  below: readonly string[] = [],
): readonly string[] | undefined {
  const parts = getAt(data, [...body, 'allOf']);
  if (!Array.isArray(parts)) return undefined;
  const index = (parts as readonly Json[]).findIndex((part) => isJsonObject(getAt(part, [...below, 'properties'])));
  return index < 0 ? undefined : [...body, 'allOf', String(index), ...below];
}
