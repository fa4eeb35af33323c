import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

export interface LatePart<Props> extends FunctionComponent<Props> {
  /** Fetches the code before the part is shown: it then stands there at once. */
  readonly load: () => Promise<void>;
}

/** A part that a page can do without at first: its code comes when it is first shown. Until then nothing stands in its place.
 * @param Instead stands there when it does not come; `retry` asks for it again
 * @param Meanwhile keeps its room until it has come, so that what stands below does not move */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props & { readonly retry: () => void }>,
  Meanwhile?: ComponentType<Props>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  return Object.assign(Part, { load: async () => void (await keep()) });
  function Part(props: Props): ReactNode {
    const [Shown, show] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Shown || isLost) return;
      keep().then(
        (part) => show(() => part),
        () => setLost(true),
      );
    }, [Shown, isLost]);
    if (Shown) return <Shown {...props} />;
    if (isLost) return Instead && <Instead {...props} retry={() => setLost(false)} />;
    return Meanwhile && <Meanwhile {...props} />;
  }
}
