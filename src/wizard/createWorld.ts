import type { Portal } from '../api/PortalContext.tsx';
import type { JsonObject } from '../domain/json.ts';
import type { World } from '../rules/compiled.ts';
import { resolveConstants } from '../rules/constants.ts';
import type { WizardEnvironment } from './WizardEnvironment.tsx';

/** The world as it is whenever it is asked: the named clock, the member as last told, the constants of the day. */
export function createWorld(
  portal: Pick<Portal, 'clock' | 'session' | 'member'>,
  environment: Pick<WizardEnvironment, 'constants' | 'calendars' | 'site'>,
): () => World {
  const { constants, calendars, site } = environment;
  let day = '';
  let inForce: JsonObject = {};
  return () => {
    const now = portal.clock.now();
    if (now.slice(0, 10) !== day) {
      day = now.slice(0, 10);
      inForce = resolveConstants(constants, now);
    }
    return { user: userOf(portal), site, const: inForce, calendars, now };
  };
}

/** Never what local storage remembers of the member: that is for a first paint (AMB-82). */
function userOf({ session, member }: Pick<Portal, 'session' | 'member'>): JsonObject {
  if (session.get().token === undefined) return { signed_in: false };
  const state = member.get();
  return { ...(state.status === 'ready' ? (state.info as unknown as JsonObject) : {}), signed_in: true };
}
