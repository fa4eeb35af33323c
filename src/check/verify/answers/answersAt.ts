import { remembering } from '../../remembering.ts';
import { textsIn } from '../../eachMember.ts';
import type { Project } from '../../../compile/project.ts';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { getAt, parsePointer } from '../../../domain/jsonPointer.ts';
import { stepData } from '../../../engine/stepData.ts';
import { resolvePointer } from '../../../engine/trailScope.ts';
import type { WalkResult } from '../../../engine/walkResult.ts';
import { isWordPointer, parseWordPointer } from '../../../rules/pointerScope.ts';
import { sampleAnswer } from '../../samples/sampleAnswer.ts';
import { lookKey, type Ahead } from '../ahead.ts';
import type { Look } from '../../promises/lookedAt.ts';
import type { Viewpoint } from '../lookClass.ts';
import { fieldValues, fillAnswer } from './fillAnswer.ts';
import { refusedTogether } from './refusedTogether.ts';
import { stuckChoice } from './stuckChoice.ts';
import { placesLookedAt, pointersBehind, valuesOfLook, valuesToTry, variantsOf, type Variants } from './variants.ts';

/** Finds what members can answer, and remembers it for places that look alike. */
export class Answers {
  readonly #known = new Map<string, Variants>();

  constructor(
    readonly project: Project,
    readonly ahead: Ahead,
  ) {}

  /** Whole answers that the form takes where a walk is at one of its steps, one for each way they lead on. None when
   * nobody can answer. */
  at(inner: WalkResult, state: string, wanted: readonly Look[] | undefined): Variants {
    const { bundle, scope } = inner;
    const resolve = (pointer: string) => resolvePointer(scope, pointer);
    const later = this.ahead.after(bundle, state, wanted);
    const node = bundle.flow.states[state] ?? {};
    const form = bundle.forms[node.meta?.form ?? ''];
    if (!form) return { found: [{ data: {}, decides: {} }] };
    const data = stepData(node, resolve);
    const looked = [...placesLookedAt(`$form/${state}`, later)];
    const looks = looked.flatMap(([, some]) => some);
    const behind = [
      ...pointersOutside(form.schema),
      ...pointersBehind(looks).filter((pointer) => !isOwn(pointer, state)),
    ];
    const isSettled = (other: string) => inner.path.some((visit) => visit.state === other);
    const key = JSON.stringify([
      bundle.flow.id,
      state,
      behind.map((pointer) => [resolve(pointer) ?? null, isSettled(parseWordPointer(pointer).tokens[0] ?? '')]),
      data,
      looks.map(lookKey),
    ]);
    const known = this.#known.get(key);
    if (known) return known;
    const at = { project: this.project, form, data, world: scope.world, resolve };
    const around = { resolve, world: scope.world };
    const begin = sampleAnswer({ project: this.project, flow: bundle.flow, state, form, data, scope: around });
    const secrets = Object.keys(form.secrets);
    const varied = looked
      .filter(([pointer]) => !secrets.some((one) => pointer.startsWith(one)))
      .map(([pointer, own]) => {
        const first = own.flatMap((look) => valuesOfLook(this.project, look, around));
        const values = valuesToTry(first, fieldValues(at, parsePointer(pointer), begin), true);
        return { pointer, values, looks: own };
      });
    const viewWith = (answer: JsonObject): Viewpoint => ({
      bundle,
      world: scope.world,
      resolve: (pointer) => withAnswer(pointer, state, answer, resolve),
      isSettled: (other) => other === state || isSettled(other),
    });
    const stuck = stuckChoice(at, begin);
    const together = refusedTogether(this.project, `$form/${state}`, looks, around);
    const found = {
      ...variantsOf(varied, (given) => fillAnswer(at, begin, given), viewWith, together),
      ...(stuck && { stuck }),
    };
    this.#known.set(key, found);
    return found;
  }
}

function withAnswer(
  pointer: string,
  state: string,
  answer: JsonObject,
  resolve: (pointer: string) => Json | undefined,
): Json | undefined {
  return isOwn(pointer, state) ? getAt(answer, parsePointer(pointer.slice(`$form/${state}`.length))) : resolve(pointer);
}

function isOwn(pointer: string, state: string): boolean {
  return pointer === `$form/${state}` || pointer.startsWith(`$form/${state}/`);
}

/** Whatever a form looks at besides its own answer. */
const pointersOutside = remembering((schema: JsonObject): readonly string[] => [
  ...new Set(textsIn(schema).filter((text) => isWordPointer(text) && !/^\$(self|option)\b/.test(text))),
]);
