import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../../src/domain/json.ts';
import type { Trail } from '../../../src/engine/record.ts';
import type { Browser } from './browser.ts';

/** What a member has answered is in the record still, as an answer or as a draft. */
export function answersLost(browser: Browser, answers: ReadonlyMap<string, JsonObject>): readonly string[] {
  if (browser.view.type !== 'step') return [];
  return [...answers].flatMap(([path, answer]) => {
    const lost = lostOf(browser, path, answer);
    return lost.length > 0 ? [`of ${path} is lost: ${lost.join(', ')}`] : [];
  });
}

export const isKept = (browser: Browser, path: string, answer: JsonObject): boolean =>
  lostOf(browser, path, answer).length === 0;

function lostOf(browser: Browser, path: string, answer: JsonObject): readonly string[] {
  const record = browser.lastRecord();
  const kept = record && keptAt(record, path.split('/'));
  return Object.keys(answer).filter((name) => !isDeepStrictEqual(kept?.[name], answer[name]));
}

function keptAt({ path, drafts, editing }: Trail, [state = '', ...below]: readonly string[]): JsonObject | undefined {
  const visit = path.find((one) => one.state === state) ?? (editing?.state === state ? editing : undefined);
  if (below.length > 0) return visit?.sub && keptAt(visit.sub, below);
  return visit?.answer ?? drafts[state];
}
