import type { ComponentType } from 'react';
import { whenLoaded, type LatePart } from '../ui/whenLoaded.tsx';
import { inTime } from './inTime.ts';
import { PageWaiting } from '../wizard/PageWaiting.tsx';

/** The page of a wizard, whose code is on its way beside that of its frame: the frame is rendered meanwhile. React's own `lazy` would
 * keep what stands meanwhile for 300 ms at least. */
export function lateWizard<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  return whenLoaded(() => inTime(load()), NotThere, PageWaiting);
}

/** What stands above says so, as of any page (`PageBoundary`). */
function NotThere(): never {
  throw new Error('The code of this page did not arrive.');
}
