import { useCallback } from 'react';
import type { CallOutcome } from '../../api/outcome.ts';
import type { Upload } from '../../api/transport.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { AnswerStore } from '../answer/answerStore.ts';
import { resolveMapping } from '../answer/resolveMapping.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { useStep } from './StepContext.ts';

/** Makes the call that a field's `x-service` names, with its input as of now and what the widget adds.
 * @throws Error when the schema names no operation: the checker finds it first */
export function useFieldCall(field: FieldPlan): (more?: JsonObject, upload?: Upload) => Promise<CallOutcome> {
  const { services, store } = useStep();
  return useCallback(
    (more = {}, upload?: Upload) => {
      const { op } = serviceOf(field);
      if (typeof op !== 'string') throw new Error(`Field "${field.path}" needs an operation in x-service.op.`);
      store.flush();
      return services.call(op, { ...callInput(field, store), ...more }, upload);
    },
    [services, store, field],
  );
}

/** What the call of a field would be sent now. */
export function callInput(field: FieldPlan, store: AnswerStore): JsonObject {
  return resolveMapping(serviceOf(field).input, store.scope().resolve);
}

function serviceOf({ schema }: FieldPlan): JsonObject {
  return isJsonObject(schema['x-service']) ? schema['x-service'] : {};
}
