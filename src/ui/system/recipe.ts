import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of one part: a slot is an element of it, a variant a way it can look. */
export interface Recipe<Slot extends string, Variants extends VariantMap<Slot>> {
  readonly name: string;
  readonly base: Record<Slot, SystemStyleObject>;
  readonly variants?: Variants;
}

export type VariantMap<Slot extends string> = {
  readonly [variant: string]: { readonly [value: string]: { readonly [S in Slot]?: SystemStyleObject } };
};

export type VariantChoice<V> = { readonly [K in keyof V]?: keyof V[K] | false | undefined };

type Classes<Slot extends string, V> = (choice?: VariantChoice<V>) => Record<Slot, string>;

const sheet: Record<string, SystemStyleObject> = {};
let made: Readonly<Record<string, SystemStyleObject>> | undefined;
const listeners = new Set<() => void>();

/** Registers a part's styles and gives its class names. Chakra resolves tokens and conditions into one style sheet, once: when
 * the portal is built, or at the start of a page that is not. A render then costs no style work at all. */
export function defineRecipe<Slot extends string, const Variants extends VariantMap<Slot> = Record<never, never>>(
  recipe: Recipe<Slot, Variants>,
): Classes<Slot, Variants> {
  const slots = Object.keys(recipe.base) as Slot[];
  for (const slot of slots) sheet[`.${className(recipe.name, slot)}`] = recipe.base[slot];
  for (const [variant, values] of Object.entries(recipe.variants ?? {}))
    for (const [value, parts] of Object.entries(values))
      for (const [slot, styles] of Object.entries(parts))
        if (styles) sheet[`.${className(recipe.name, slot, variant, value)}`] = styles;
  made = undefined;
  for (const listener of listeners) listener();
  const chosen = new Map<string, Record<Slot, string>>();
  return (choice = {}) => {
    const key = JSON.stringify(choice);
    const known = chosen.get(key);
    if (known) return known;
    const classes = Object.fromEntries(
      slots.map((slot) => [slot, classList(recipe, slot, choice as Record<string, string | undefined>)]),
    ) as Record<Slot, string>;
    chosen.set(key, classes);
    return classes;
  };
}

function classList<Slot extends string>(
  recipe: Recipe<Slot, VariantMap<Slot>>,
  slot: Slot,
  choice: Record<string, string | undefined>,
): string {
  const variants = Object.entries(choice).flatMap(([variant, value]) =>
    value && recipe.variants?.[variant]?.[value]?.[slot] ? [className(recipe.name, slot, variant, value)] : [],
  );
  return [className(recipe.name, slot), ...variants].join(' ');
}

function className(...parts: readonly string[]): string {
  return `w-${parts.join('-')}`;
}

/** Styles of every part whose module has been loaded, by selector; the same object until another is. */
export function recipeStyles(): Readonly<Record<string, SystemStyleObject>> {
  return (made ??= { ...sheet });
}

/** Parts come with the chunk that uses them: who shows the styles follows. */
export function subscribeToRecipes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
