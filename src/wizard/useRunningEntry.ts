import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { depthOf } from './wizardDepth.ts';

/** The entry by which the wizard on screen was begun. An address of one of its steps may be routed to another entry of the
 * flow, or be one: where the wizard itself has gone there, it goes on. Whoever comes from elsewhere begins at `entry`. */
export function useRunningEntry(entry: string): string {
  const goesOn = (depthOf(useLocation().state) ?? 0) > 0;
  const [running, setRunning] = useState(entry);
  if (!goesOn && running !== entry) setRunning(entry);
  return goesOn ? running : entry;
}
