import type { Project } from '../../../src/compile/project.ts';
import type { RuleEntry } from '../../../src/compile/project.ts';
import { parsePointer } from '../../../src/domain/jsonPointer.ts';
import type { Change, Operator } from '../mutant.ts';
import { placeIn } from '../sites.ts';

/** Rules that no longer say what their examples say. */
export const examples: readonly Operator[] = [
  ofRules('example-moved-to-hold', 'An example of who is out is put among those who are in', (entry) =>
    moved(entry, 'fail', 'hold'),
  ),
  ofRules('example-moved-to-fail', 'An example of who is in is put among those who are out', (entry) =>
    moved(entry, 'hold', 'fail'),
  ),
  ofRules('rule-turned-round', 'A rule says the opposite', ({ rule, file, pointer }) => {
    const at = parsePointer(pointer);
    return [
      {
        file,
        edits: [{ type: 'set', at: [...at, 'schema'], value: { not: rule.schema } }],
        what: `"${rule.id}" says the opposite`,
        places: examplePlaces({ rule, file, pointer }),
      },
    ];
  }),
  ofRules('rule-emptied', 'A rule says nothing', ({ rule, file, pointer }) => [
    {
      file,
      edits: [{ type: 'set', at: [...parsePointer(pointer), 'schema'], value: {} }],
      what: `"${rule.id}" says nothing`,
      places: examplePlaces({ rule, file, pointer }),
    },
  ]),
  ofRules('example-short', 'An example lacks a member of its subject', ({ rule, file, pointer }) =>
    (['hold', 'fail'] as const).flatMap((side) =>
      Object.keys(rule.subject).map((member): Change => {
        const at = [...parsePointer(pointer), 'examples', side, '0'];
        return {
          file,
          edits: [{ type: 'remove', at: [...at, member] }],
          what: `the first example of "${side}" of "${rule.id}" lacks "${member}"`,
          places: [placeIn(file, ...at)],
        };
      }),
    ),
  ),
];

function ofRules(id: string, about: string, changes: (entry: RuleEntry) => readonly Change[]): Operator {
  const mutants = (project: Project) => Object.values(project.rules).flatMap(changes);
  return { id, class: 'broken', about, mutants };
}

function moved({ rule, file, pointer }: RuleEntry, from: 'hold' | 'fail', to: 'hold' | 'fail'): readonly Change[] {
  const at = [...parsePointer(pointer), 'examples'];
  return rule.examples[from].map((subject, index): Change => {
    const end = String(rule.examples[to].length);
    return {
      file,
      edits: [
        { type: 'insert', at: [...at, to, end], value: subject },
        { type: 'remove', at: [...at, from, String(index)] },
      ],
      what: `an example of "${from}" of "${rule.id}" stands in "${to}"`,
      places: [placeIn(file, ...at, to, end), placeIn(file, ...at, from)],
    };
  });
}

function examplePlaces({ rule, file, pointer }: RuleEntry): Change['places'] {
  const at = parsePointer(pointer);
  return (['hold', 'fail'] as const).flatMap((side) =>
    rule.examples[side].map((_, index) => placeIn(file, ...at, 'examples', side, index)),
  );
}
