import type { Project } from '../../../src/compile/project.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { misspell } from '../misspell.ts';
import { lookUp, isMissing, typeOf } from '../../../src/check/types/lookUp.ts';
import type { Typed } from '../../../src/check/types/lookUp.ts';
import type { FlowView } from '../../../src/check/static/checkContext.ts';
import type { Change, Operator } from '../mutant.ts';
import { placeIn, viewsOf } from '../sites.ts';

interface Sent {
  readonly view: FlowView;
  readonly state: string;
  readonly field: string;
  readonly part: JsonObject[string];
  /** What the operation asks there. */
  readonly target: Typed;
}

/** What a call is sent: left out, left open, of another kind. */
export const mappings: readonly Operator[] = [
  {
    id: 'field-left-out',
    class: 'broken',
    about: 'A required field is not sent',
    mutants: ofSent(
      ({ target }) => target.presence.type === 'always',
      ({ view, state, field }) => ({
        file: view.file,
        edits: [{ type: 'remove', at: ['states', state, 'invoke', 'input', field] }],
        what: `"${field}" is not sent`,
        places: [placeIn(view.file, 'states', state, 'invoke', 'input'), placeIn(view.file, 'states', state, 'invoke')],
      }),
    ),
  },
  {
    id: 'field-left-open',
    class: 'broken',
    about: 'A required field may be left out',
    mutants: ofSent(
      ({ target, part }) => target.presence.type === 'always' && typeof part === 'string' && part.startsWith('$'),
      ({ view, state, field, part }) => ({
        file: view.file,
        edits: [{ type: 'set', at: ['states', state, 'invoke', 'input', field], value: { maybe: part } }],
        what: `"${field}" may be left out`,
      }),
    ),
  },
  {
    id: 'literal-wrong',
    class: 'broken',
    about: 'A value that a call is always sent is of another kind',
    mutants: ofSent(
      ({ part }) => !isJsonObject(part) && !(typeof part === 'string' && part.startsWith('$')),
      ({ view, state, field, part }) => {
        const value = typeof part === 'string' ? misspell(part) : String(part);
        return {
          file: view.file,
          edits: [{ type: 'set', at: ['states', state, 'invoke', 'input', field], value }],
          what: `"${field}" is sent as ${JSON.stringify(value)}`,
        };
      },
    ),
  },
  {
    id: 'literal-for-pointer',
    class: 'broken',
    about: 'A number is sent where a text is asked, or a text where none is',
    mutants: ofSent(
      ({ part, target }) => typeof part === 'string' && part.startsWith('$') && target.schemas.length > 0,
      ({ view, state, field, target }) => {
        const isText = target.schemas.some(({ type }) => type === 'string');
        const value = isText ? 42 : 'forty-two';
        return {
          file: view.file,
          edits: [{ type: 'set', at: ['states', state, 'invoke', 'input', field], value }],
          what: `"${field}" is always sent as ${JSON.stringify(value)}`,
        };
      },
    ),
  },
  {
    id: 'whole-for-part',
    class: 'broken',
    about: 'A pointer ends one name too early, at the whole that holds the value',
    mutants: ofSent(
      ({ part }) => typeof part === 'string' && /^\$(form|reply)\/[^/]+\/./.test(part),
      ({ view, state, field, part }) => ({
        file: view.file,
        edits: [
          {
            type: 'set',
            at: ['states', state, 'invoke', 'input', field],
            value: String(part).split('/').slice(0, -1).join('/'),
          },
        ],
        what: `"${field}" is sent the whole of ${String(part).split('/').slice(0, -1).join('/')}`,
      }),
    ),
  },
];

function ofSent(fits: (sent: Sent) => boolean, change: (sent: Sent) => Change): Operator['mutants'] {
  return (project) => sentIn(project).filter(fits).map(change);
}

function sentIn(project: Project): readonly Sent[] {
  return viewsOf(project).flatMap((view) =>
    view.states.flatMap(([state, node]) => {
      const request = project.operations[view.operationOf(state) ?? '']?.request;
      const input = node.invoke?.input;
      if (!isJsonObject(request) || !isJsonObject(input)) return [];
      return Object.entries(input as JsonObject).flatMap(([field, part]): readonly Sent[] => {
        const target = lookUp(typeOf(request), [field]);
        return isMissing(target) ? [] : [{ view, state, field, part, target }];
      });
    }),
  );
}
