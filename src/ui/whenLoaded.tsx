import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A part that a page can do without at first: its code comes when it is first shown. Until then, and when it does not
 * come, nothing stands in its place. */
export function whenLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props): ReactNode {
    const [Shown, show] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Shown) return;
      const come = (part: ComponentType<Props>): void => show(() => (loaded = part));
      load().then(come, () => undefined);
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
