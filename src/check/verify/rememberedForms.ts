import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { CompiledForm, PointerScope, World } from '../../rules/compiled.ts';

/** A bundle whose forms remember what they said of an answer: a search through a flow walks over the same answer thousands of
 * times. What a form says follows from the answer, the world and what it looks up, so it holds while these are the same. */
export function rememberedForms(bundle: FlowBundle, made = new Map<FlowBundle, FlowBundle>()): FlowBundle {
  const before = made.get(bundle);
  if (before) return before;
  const { forms, flows } = bundle;
  const remembered: FlowBundle = {
    ...bundle,
    forms: Object.fromEntries(Object.entries(forms).map(([id, form]) => [id, rememberedForm(form)])),
    flows: Object.fromEntries(Object.entries(flows).map(([id, sub]) => [id, rememberedForms(sub, made)])),
  };
  made.set(bundle, remembered);
  return remembered;
}

function rememberedForm(form: CompiledForm): CompiledForm {
  return { ...form, validate: rememberedJudge(form.validate), prune: rememberedJudge(form.prune) };
}

type Judge<Said> = (answer: JsonObject, scope: PointerScope) => Said;

interface Judged<Said> {
  readonly world: World;
  /** What was looked up, in order. */
  readonly read: ReadonlyMap<string, Json | undefined>;
  readonly said: Said;
}

export function rememberedJudge<Said>(judge: Judge<Said>): Judge<Said> {
  const ofAnswers = new WeakMap<JsonObject, Judged<Said>[]>();
  return (answer, scope) => {
    const known = ofAnswers.get(answer) ?? [];
    ofAnswers.set(answer, known);
    const before = known.find((one) => isSameStill(one, scope));
    if (before) return before.said;
    const read = new Map<string, Json | undefined>();
    const resolve = (pointer: string): Json | undefined => {
      const value = scope.resolve(pointer);
      read.set(pointer, value);
      return value;
    };
    const said = judge(answer, { ...scope, resolve });
    known.unshift({ world: scope.world, read, said });
    return said;
  };
}

/** Asks no more than the judge itself would: up to what is not the same, it would look up the same in the same order. */
function isSameStill({ world, read }: Judged<unknown>, scope: PointerScope): boolean {
  if (world !== scope.world) return false;
  for (const [pointer, value] of read) if (!deepEqual(scope.resolve(pointer), value)) return false;
  return true;
}
