import { constants } from 'virtual:content';
import { resolveConstants } from '../rules/constants.ts';

/** Gives up what is loaded from the site and has not come in the time that the content allows (R-CONST-85, AMB-74). */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A part of this page did not arrive in time.')),
      portalTime('portal.chunk.timeout'),
    );
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Milliseconds that the content allows the portal itself. */
export function portalTime(id: `portal.${string}`): number {
  const found = constants.filter((constant) => constant.id === id);
  return Number(resolveConstants(found, new Date().toISOString())[id]);
}
