/** Errors by the field on the screen, then by row, then by the field within the row.
 * @param order the place on the screen of each field, by its names without row numbers: `stays/country` */
export function inScreenOrder<T extends { readonly pointer: string }>(
  errors: readonly T[],
  order: ReadonlyMap<string, number>,
): readonly T[] {
  const placeOf = (pointer: string): number => order.get(pointer.slice(1).replace(/\/\d+(?=\/|$)/g, '')) ?? order.size;
  const key = ({ pointer }: T): readonly [number, number, number] => [
    placeOf(`/${pointer.split('/')[1] ?? ''}`),
    Number(/\/(\d+)/.exec(pointer)?.[1] ?? -1),
    placeOf(pointer),
  ];
  return [...errors].sort((left, right) => {
    const [a, b] = [key(left), key(right)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}
