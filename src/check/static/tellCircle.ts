import type { RefError } from '../../rules/resolveRefs.ts';
import type { Reporter } from './checkContext.ts';

/** References that lead round: told once, at the first of them, whoever takes the schema. A reference that names nothing is told
 * where every reference is judged. */
export function tellCircle(context: Reporter, { circle }: RefError): void {
  const [first, ...others] = circle;
  if (!first) return;
  const names = others.length === 0 ? 'itself' : `itself by way of ${others.map(({ file }) => file).join(', ')}`;
  context.add(
    'reference-circle',
    first,
    `the reference leads back to ${names}`,
    'Take one reference of the circle out.',
  );
}
