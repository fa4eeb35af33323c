import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon.tsx';

/** A shield that fills with the level: empty for '0', half for '1', with a tick for any other status (R-MENU-08 to R-MENU-10).
 * Decoration: the level stands beside it in words. */
export function LevelIcon({ status }: { readonly status: string }): ReactNode {
  return <Icon name={status === '0' ? 'shield' : status === '1' ? 'shield-half' : 'shield-check'} />;
}
