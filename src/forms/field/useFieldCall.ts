import { useCallback } from 'react';
import type { CallOutcome } from '../../api/outcome.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { resolveMapping } from '../answer/resolveMapping.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { useStep } from './StepContext.ts';

/** Makes the call that a field's `x-service` names, with its input as of now and what the widget adds.
 * @throws Error when the schema names no operation: the checker finds it first */
export function useFieldCall(field: FieldPlan): (more?: JsonObject) => Promise<CallOutcome> {
  const { services, store } = useStep();
  return useCallback(
    (more = {}) => {
      const service = isJsonObject(field.schema['x-service']) ? field.schema['x-service'] : {};
      if (typeof service.op !== 'string') throw new Error(`Field "${field.path}" needs an operation in x-service.op.`);
      store.flush();
      return services.call(service.op, { ...resolveMapping(service.input, store.scope().resolve), ...more });
    },
    [services, store, field],
  );
}
