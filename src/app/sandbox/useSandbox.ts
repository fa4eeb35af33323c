import { useCallback, useEffect, useState } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import { readSandbox } from './sandboxCalls.ts';

const REFRESH_MS = 3000;

/** What the sandbox says at a path, read again every three seconds while the drawer is open. */
export function useSandbox(path: string): { readonly state: JsonObject | undefined; readonly refresh: () => void } {
  const [state, setState] = useState<JsonObject>();
  const refresh = useCallback(() => void readSandbox(path).then(setState), [path]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { state, refresh };
}
