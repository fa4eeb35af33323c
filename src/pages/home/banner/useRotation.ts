import { useEffect, useState, type FocusEvent } from 'react';
import { LESS_MOTION, useMediaQuery } from '../../../ui/useMediaQuery.ts';

/** Long enough to read a title, a line and a button twice. */
const EVERY_MS = 8000;

export interface Rotation {
  readonly current: number;
  /** The slides go on by themselves just now. */
  readonly isTurning: boolean;
  /** They do when nobody points at them. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** One on, or one back: who turns by hand reads at their own pace. */
  readonly turn: (by: 1 | -1) => void;
  /** For the element that holds slides and controls. */
  readonly frame: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/** The rotation of the carousel pattern of ARIA's authoring practices: it rests under the pointer, stops for good when the
 * keyboard comes to it, and begins by itself only for those who have not asked for less movement. Who presses "play" has it
 * turn in any case. */
export function useRotation(count: number): Rotation {
  const still = useMediaQuery(LESS_MOTION);
  const [at, setAt] = useState(0);
  const [wish, setWish] = useState<'none' | 'stop' | 'play'>('none');
  const [isPointedAt, setPointedAt] = useState(false);
  const isOn = count > 1 && (wish === 'play' || (wish === 'none' && !still));
  const isTurning = isOn && !isPointedAt;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setAt((last) => last + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  const stop = (): void => setWish('stop');
  return {
    current: count === 0 ? 0 : ((at % count) + count) % count,
    isTurning,
    isOn,
    toggle: () => setWish(isOn ? 'stop' : 'play'),
    stop,
    turn: (by) => {
      stop();
      setAt((last) => last + by);
    },
    frame: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }) => {
        if (wish === 'none' && target.matches(':focus-visible')) stop();
      },
    },
  };
}
