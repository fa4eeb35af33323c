import { replySample } from '../../../src/check/samples/operationSamples.ts';
import type { Project } from '../../../src/compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../src/domain/json.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import type { Wallet } from './wallet.ts';
import { getAt, splitPointer } from '../../../src/domain/jsonPointer.ts';
import type { StepView, WizardView } from '../../../src/engine/view.ts';

import { bundleOf } from '../simulation/device.ts';
import { isKept } from './answersLost.ts';
import { answerAt, type Hands } from './answerAt.ts';
import { answerShowing } from './answerShowing.ts';
import { Browser, type Begun, type Call, type Doing } from './browser.ts';
import { placeKey, type Place } from './cells.ts';
import type { Wish } from './ways.ts';
import { moved } from './moneyFaults.ts';
import { FlowGraph } from './flowGraph.ts';
import { Guide } from './guide.ts';
import { Seam, type Befall, type Taped } from './seam.ts';

/** How far a wizard had come when a call was made: what was done, what was answered, and the database as it was. */
export interface Reached {
  readonly place: Place;
  readonly begun: Begun;
  readonly doings: readonly Doing[];
  /** Of a field that calls: what is typed around it. */
  readonly typed: JsonObject;
  /** What was answered on the way that is no secret, by the path of the step. */
  readonly answers: ReadonlyMap<string, JsonObject>;
  readonly secrets: readonly string[];
  readonly tape: readonly Taped[];
  readonly ledgerEnd: bigint;
  readonly forced: ReadonlyMap<string, Befall>;
  /** Some call on the way was not answered by the gateway. */
  readonly isForced: boolean;
  readonly back: () => Promise<void>;
}

const MOST_DOINGS = 60;
/** Fields have it sent by themselves; where it is not, nobody could go on. */
const CODE = 'smsSendCode';

/** Goes through a flow as a member would, towards the calls that are wanted, and marks each. A call that the gateway refuses is made once
 * more, and then has the answer that the contract shows.
 * @returns those that were come to, in order, and where it ended */
export async function walkTo(
  wallet: Wallet,
  begun: Begun,
  wanted: readonly Place[],
  { given = {}, replies = {} }: Wish,
): Promise<{ readonly reached: readonly Reached[]; readonly end: string }> {
  const { project } = begun;
  const bundle = bundleOf(project, begun.way.flow);
  const operations = operationsOf(bundle);
  const forced = new Map<string, Befall>();
  let isForced = false;
  const force = (operation: string, patch: JsonObject | 'example') =>
    void forced.set(
      operations[operation]?.path ?? operation,
      forcedReply(project, operation, patch, () => (isForced = true)),
    );
  force(CODE, {});
  for (const [operation, patch] of Object.entries(replies)) force(operation, patch);
  const reached: Reached[] = [];
  const doings: Doing[] = [];
  const answers = new Map<string, JsonObject>();
  const secrets: string[] = [];
  const left = new Map(wanted.map((place) => [placeKey(place), place]));
  const seam = new Seam(wallet.send, forced);
  let last: Call | undefined;
  let lastStep = '';
  const browser = new Browser(begun, seam, async (call) => {
    last = call;
    const place = left.get(call.path);
    if (place?.operation.operationId !== call.operation) return;
    left.delete(call.path);
    reached.push({ place, ...(await sofar()) });
  });
  const sofar = async (): Promise<Omit<Reached, 'place'>> => {
    const { ledgerEnd } = await wallet.database.transaction(moved);
    const kept = new Map([...answers].filter(([path, answer]) => path === lastStep || isKept(browser, path, answer)));
    const what = { doings: [...doings], answers: kept, secrets: [...secrets], tape: [...seam.carried] };
    const back = await wallet.database.mark();
    return { begun, ...what, typed: {}, forced: new Map(forced), isForced, ledgerEnd, back };
  };
  /** Marks the fields that call by themselves at a step. */
  const markFields = async (view: StepView) => {
    const here = [...left.values()].filter(({ field, path }) => field !== undefined && path === view.statePath);
    if (here.length === 0) return;
    const way = await sofar();
    for (const place of here) {
      const typed = answerShowing(project, view, place.field ?? '', given);
      if (!typed) continue;
      left.delete(placeKey(place));
      reached.push({ place, ...way, typed: apart(typed, Object.keys(view.form.secrets))[0] });
    }
  };
  const guide = new Guide(new FlowGraph(bundle));
  const act = async (doing: Doing) => {
    doings.push(doing);
    return browser.do(doing);
  };
  const hands: Hands = {
    callOfField: (operation, input) => act({ type: 'field', operation, input }),
    lastCode: () => lastCode(wallet),
    solveCaptchas: (answer) => solveCaptchas(wallet, answer),
  };
  const times = new Map<string, number>();
  await browser.begin();
  while (doings.length < MOST_DOINGS && left.size > 0) {
    const { view } = browser;
    if (view.type !== 'step') break;
    const { statePath } = view;
    await markFields(view);
    const places = [...left.values()];
    const calls = places.filter(({ field }) => field === undefined);
    const wantedPaths = (calls.length > 0 ? calls : places).map(({ path }) => path);
    const event = guide.choose(statePath, view.events, new Set(wantedPaths));
    if (event === undefined) break;
    let answer: JsonObject | undefined = {};
    if (event === 'NEXT') {
      answer = await answerAt(project, view, hands, given, times.get(statePath) ?? 0);
      if (!answer) return { reached, end: `no answer at ${statePath}` };
      times.set(statePath, (times.get(statePath) ?? 0) + 1);
      const [open, hidden] = apart(answer, Object.keys(view.form.secrets));
      lastStep = statePath;
      answers.set(statePath, open);
      secrets.push(...hidden);
    }
    await act({ type: 'send', event, answer });
    const after = browser.view;
    if (after.type === 'step' && after.error && last && last.path.split('/').at(-1) === after.error.call) {
      times.delete(statePath);
      force(last.operation, {});
    }
  }
  const end = describe(browser.view);
  await browser.end();
  return { reached, end };
}

/** @param onForced told when the gateway's own answer was not taken */
function forcedReply(project: Project, operation: string, patch: JsonObject | 'example', onForced: () => void): Befall {
  return async (request, send) => {
    const envelope = (await (await send(request)).json()) as JsonObject;
    const { ret_data: data } = envelope;
    const isOwn = patch !== 'example' && envelope['return_code'] === 'SUCCESS' && data !== undefined;
    if (!isOwn || Object.keys(patch).length > 0) onForced();
    const { return_code: code = 'SUCCESS', ...told } = patch === 'example' ? {} : patch;
    const ret_data = code === 'SUCCESS' ? laidOver(isOwn ? data : replySample(project, operation), told) : told;
    const reply = { return_code: code, ret_data };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  };
}

/** A value with a patch over it, object by object. */
function laidOver(value: Json, patch: JsonObject): Json {
  if (!isJsonObject(value)) return value;
  const changed: Record<string, Json> = { ...value };
  for (const [name, one] of Object.entries(patch)) {
    const own = value[name];
    if (one === null) delete changed[name];
    else changed[name] = isJsonObject(one) && isJsonObject(own) ? laidOver(own, one) : one;
  }
  return changed;
}

async function solveCaptchas({ send }: Wallet, answer: string): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answer }) };
  await send(new Request('http://127.0.0.1/sandbox/captchas', init));
}

/** An answer without its secrets, and these. */
function apart(
  answer: JsonObject,
  pointers: readonly string[],
): readonly [open: JsonObject, secrets: readonly string[]] {
  const fields = new Set(pointers.map((pointer) => splitPointer(pointer)[0]));
  const open = Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.has(name)));
  const values = pointers.map((pointer) => getAt(answer, splitPointer(pointer)));
  return [open, values.filter((value) => typeof value === 'string' && value !== '') as string[]];
}

function describe(view: WizardView): string {
  if (view.type === 'step') return `${view.statePath} ${view.error?.code ?? ''}`;
  if (view.type === 'end') return `${view.state}!`;
  return view.type === 'busy' ? `${view.statePath} (${view.retry ?? view.doing}) ${view.error?.code ?? ''}` : view.type;
}

async function lastCode({ database }: Wallet): Promise<string> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ code: string }>(
      'SELECT code FROM sandbox_outbox WHERE code IS NOT NULL ORDER BY message_id DESC LIMIT 1',
    ),
  );
  return row?.code ?? '123456';
}
