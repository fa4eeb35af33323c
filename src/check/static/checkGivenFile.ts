import { ownEntry, type FlowView } from './checkContext.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isMissing, lookUp, typeOf } from '../types/lookUp.ts';
import { checkFields } from './checkMappings.ts';
import { know } from './checkNames.ts';
import { below } from './shownMember.ts';

/** The file that an end gives: its operation exists, only reads, takes what it is given, and answers where the file is. */
export function checkGivenFiles(view: FlowView): void {
  for (const [state, node] of view.states) {
    const file = node.meta?.file;
    if (!file) continue;
    const place = view.at('states', state, 'meta', 'file');
    const at = below(place, 'op');
    const { operations } = view.project;
    if (!know(view, 'operation-unknown', at, 'operation', file.op, operations)) continue;
    const entry = ownEntry(operations, file.op);
    if (!entry || !isJsonObject(entry.request) || !isJsonObject(entry.reply)) continue;
    if (entry.meta.effect !== 'read') {
      const what = `a file is asked for by ${file.op}, whose effect is "${entry.meta.effect}"`;
      view.add('service-effect', at, what, 'Name an operation that only reads: a member may ask for it again.');
    }
    if (isMissing(lookUp(typeOf(entry.reply), ['file_url']))) {
      const what = `the reply of ${file.op} has no "file_url"`;
      view.add('form-name', at, what, 'Name an operation that gives a file.');
    }
    const input = file.input ?? {};
    const target = file.input === undefined ? place : below(place, 'input');
    // Where something is not there yet, no file is offered.
    const call = { state, operation: file.op, request: typeOf(entry.request), input, place: target, mayLack: true };
    checkFields(view, call);
  }
}
