import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'held-room',
  base: { root: { '&:empty:not([style])': { display: 'none' } } },
});

interface HeldRoomProps {
  /** With another value there is something new to say: the room is what that needs. */
  readonly since?: unknown;
  readonly children: ReactNode;
}

/** What was once said keeps its room when it goes away: what stands below stays under the finger that presses it. */
export function HeldRoom({ since, children }: HeldRoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.removeAttribute('style'), [since]);
  // After every render, and after the effect above: what is said may need more.
  useLayoutEffect(() => {
    const { current: room } = box;
    if (room?.firstChild) room.style.minHeight = `${room.offsetHeight}px`;
  });
  return (
    <div ref={box} className={styles().root}>
      {children}
    </div>
  );
}
