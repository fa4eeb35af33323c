import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';

import { isMissing, lookUp, typeOf, valuesOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';

/** Where a call takes a value as it was chosen, it is not sent another one for it: `{ "by": …, "cash": "card" }`. */
export function checkCrossedValues(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const request = view.callOf(state)?.request;
    if (request === undefined) continue;
    for (const [name, mapping] of Object.entries(objectOf(invoke?.input as Json | undefined))) {
      const slot = lookUp(typeOf(objectOf(request)), [name]);
      if (isMissing(slot) || !isJsonObject(mapping) || mapping['by'] === undefined) continue;
      const taken: readonly Json[] = valuesOf(slot) ?? [];
      for (const [value, sent] of Object.entries(mapping)) {
        if (value === 'by' || value === 'else' || value === sent || typeof sent !== 'string') continue;
        if (isWordPointer(sent) || !taken.includes(value) || !taken.includes(sent)) continue;
        const place = view.at('states', state, 'invoke', 'input', name, value);
        const what = `"${state}" is sent ${JSON.stringify(sent)} as "${name}" for "${value}", which it takes too`;
        view.add('called-otherwise', place, what, `Send "${value}".`);
      }
    }
  }
}
