import { useEffect, useState } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import { useStep } from '../field/StepContext.ts';
import type { OptionService } from './serviceOptions.ts';
import { loadRows } from './serviceOptions.ts';

export interface ServiceRows {
  readonly rows: readonly Json[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

const none: readonly Json[] = [];

/** Rows of a read, asked again whenever its input changes.
 * @param input as JSON text, so that the same input is the same; none while something that it takes is not answered yet */
export function useServiceRows(service: OptionService | undefined, input: string | undefined): ServiceRows {
  const { services } = useStep();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Omit<ServiceRows, 'retry'>>({ rows: none, state: 'loading' });
  useEffect(() => {
    if (!service) return undefined;
    if (input === undefined) {
      setAnswer({ rows: none, state: 'ready' });
      return undefined;
    }
    let current = true;
    setAnswer({ rows: none, state: 'loading' });
    void loadRows(services, service, JSON.parse(input) as JsonObject).then((rows) => {
      if (current) setAnswer(rows ? { rows, state: 'ready' } : { rows: none, state: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [services, service, input, turn]);
  return { ...answer, retry: () => setTurn(turn + 1) };
}
