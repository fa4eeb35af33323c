import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A part that a page can do without at first: its code comes when it is first shown. Until then nothing stands in its place.
 * @param Instead stands there when it does not come; `retry` asks for it again
 * @param Meanwhile keeps its room until it has come, so that what stands below does not move */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props & { readonly retry: () => void }>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props): ReactNode {
    const [Shown, show] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Shown || isLost) return;
      const come = (part: ComponentType<Props>): void => show(() => (loaded = part));
      load().then(come, () => setLost(true));
    }, [Shown, isLost]);
    if (Shown) return <Shown {...props} />;
    if (isLost) return Instead && <Instead {...props} retry={() => setLost(false)} />;
    return Meanwhile && <Meanwhile {...props} />;
  };
}
