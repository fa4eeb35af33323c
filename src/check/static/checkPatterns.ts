import { remembering } from '../remembering.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { filesLike } from '../../compile/filesLike.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { judgePattern } from '../patterns/judgePattern.ts';
import type { Reporter } from './checkContext.ts';

/** Keywords whose members are names, not keywords. */
const NAMES = new Set(['properties', '$defs', 'dependentSchemas', 'subject']);
/** Keywords whose value is data. */
const DATA = new Set(['const', 'enum', 'default', 'examples', 'example', 'value']);

/** Every pattern of forms, rules and the OpenAPI document takes linear time. */
export function checkPatterns(context: Reporter): void {
  for (const file of filesLike(context.project, /^(schemas|openapi|flows\/rules)\//))
    for (const { source, pointer } of patternsIn(file)) judge(context, file, source, pointer);
}

interface Pattern {
  readonly source: string;
  readonly pointer: string;
}

/** The patterns of a file; one that did not change is not searched again. */
const patternsIn = remembering(({ data }: DataFile): readonly Pattern[] => {
  const found: Pattern[] = [];
  search(data, '', false, found);
  return found;
});

function search(value: Json, pointer: string, isNames: boolean, into: Pattern[]): void {
  if (Array.isArray(value)) {
    (value as readonly Json[]).forEach((item, index) => search(item, `${pointer}/${index}`, false, into));
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${formatPointer([key])}`;
    if (isNames || !DATA.has(key)) {
      if (!isNames && key === 'pattern' && typeof inner === 'string') into.push({ source: inner, pointer: at });
      else if (!isNames && key === 'patternProperties' && isJsonObject(inner)) {
        for (const source of Object.keys(inner)) into.push({ source, pointer: `${at}${formatPointer([source])}` });
        search(inner, at, true, into);
      } else search(inner, at, !isNames && NAMES.has(key), into);
    }
  }
}

function judge(context: Reporter, file: DataFile, source: string, pointer: string): void {
  const verdict = judgePattern(source);
  if (verdict.type === 'linear') return;
  const place = { file: file.path, pointer };
  if (verdict.type === 'invalid') {
    const what = `pattern ${JSON.stringify(source)} cannot be read: ${verdict.reason}`;
    context.add('pattern-broken', place, what, 'Write a JavaScript regular expression.');
    return;
  }
  const how = verdict.type === 'notProven' ? 'cannot be proven to take linear time' : `may take ${verdict.type} time`;
  const fix =
    'Anchor it with ^ and $, and let no repeat stand inside or next to another for the same characters; bound lengths by maxLength.';
  context.add('pattern-slow', place, `pattern ${JSON.stringify(source)} ${how}: ${verdict.reason}`, fix);
}
