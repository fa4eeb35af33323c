import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A part that a page can do without at first: its code comes when it is first shown. Until then nothing stands in its place.
 * @param instead stands there when it does not come */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props): ReactNode {
    const [Shown, show] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Shown) return;
      const come = (part: ComponentType<Props>): void => show(() => (loaded = part));
      load().then(come, () => show(() => instead));
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
