import type { ESTree } from 'vite';

type Node = ESTree.Node;

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** The code of a module with the styles of its recipes taken out: the build has put them into the style sheet, and the page asks a
 * recipe for class names alone. What stays are the names of slots, variants and their values.
 * @param parse gives the tree of the code */
export function bareRecipes(code: string, parse: (code: string) => ESTree.Program): string {
  const cuts: Cut[] = [];
  visit(parse(code), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'defineRecipe')
      return;
    const [recipe] = node.arguments;
    cuts.push(...membersOf(recipe, 'base', 0), ...membersOf(recipe, 'variants', 2));
  });
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
}

/** Where the values of a member stand, so many objects down. */
function membersOf(node: Node | undefined, name: string, depth: number): readonly Cut[] {
  return valuesOf(node)
    .filter(({ key }) => key === name)
    .flatMap(({ value }) => valuesBelow(value, depth));
}

function valuesBelow(node: Node, depth: number): readonly Cut[] {
  const values = valuesOf(node).map(({ value }) => value);
  return depth === 0 ? values : values.flatMap((value) => valuesBelow(value, depth - 1));
}

function valuesOf(node: Node | undefined): readonly { readonly key: string; readonly value: Node }[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return [{ key: name, value }];
  });
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look);
  }
}
