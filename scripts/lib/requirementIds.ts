import ts from 'typescript';

/** The requirements that no test names are no failure: some are seen in a browser only, some are about the files themselves. */
export interface Coverage {
  readonly covered: readonly string[];
  readonly uncovered: readonly string[];
  /** Named by a test, and listed nowhere. */
  readonly unknown: readonly string[];
}

/** `- R-FLOW-01 Card login …` → `R-FLOW-01`: `Card login …`. */
export function requirementsIn(page: string): ReadonlyMap<string, string> {
  return new Map([...page.matchAll(/^- ([A-Z-]+-\d+) (.*)$/gm)].map(([, id = '', title = '']) => [id, title]));
}

/** The ids in a text; `R-FLOW-51 to R-FLOW-53` is three. */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(R-[A-Z]+|AMB)-(\d+)(?: to \1-(\d+))?/g)].flatMap(([, area, first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_id, place) => `${area}-${String(Number(first) + place).padStart(first.length, '0')}`,
    ),
  );
}

/** The ids in the names of the tests of a file: in titles, and in the tables of the same file that titles take words from. */
export function idsInTestNames(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const values = new Map<string, ts.Expression>();
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && isTestCall(node.expression)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const found: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...idsIn(node.text));
    const value = ts.isIdentifier(node) ? values.get(node.text) : undefined;
    if (value !== undefined) {
      values.delete((node as ts.Identifier).text);
      read(value);
    }
    ts.forEachChild(node, read);
  };
  for (const call of calls) call.arguments.forEach(read);
  return [...new Set(found)];
}

/** `it(…)`, `test.each(…)` and `describe.each(…)(…)`. */
function isTestCall(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return ['describe', 'it', 'test'].includes(node.text);
  return (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isTestCall(node.expression);
}

export function coverageOf(requirements: ReadonlyMap<string, string>, named: ReadonlySet<string>): Coverage {
  const ids = [...requirements.keys()];
  return {
    covered: ids.filter((id) => named.has(id)),
    uncovered: ids.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !requirements.has(id)).sort(),
  };
}

/** What `npm run requirements` prints: the ids without a test by area, and the counts. */
export function coverageText(requirements: ReadonlyMap<string, string>, coverage: Coverage): string {
  const areas = [...new Set([...requirements.keys()].map(areaOf))];
  const lines = areas.flatMap((area) => {
    const missing = coverage.uncovered.filter((id) => areaOf(id) === area);
    const covered = coverage.covered.filter((id) => areaOf(id) === area).length;
    return [
      `${area}: ${covered} of ${covered + missing.length}`,
      ...missing.map((id) => `  ${id} ${requirements.get(id)}`),
    ];
  });
  const unknown = coverage.unknown.map((id) => `${id} is named by a test and not in the list`);
  const { covered, uncovered } = coverage;
  return [...lines, ...unknown, `${covered.length} covered, ${uncovered.length} without a test`, ''].join('\n');
}

function areaOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
