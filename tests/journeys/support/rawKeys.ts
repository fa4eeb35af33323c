/** Keys of words that stand on the page where words should, and values that nothing filled. Runs in the page, so it stands alone. */
export function rawKeys(): readonly string[] {
  const KEY = /(^|[\s(「“])([a-z][A-Za-z0-9-]*(\.[A-Za-z][A-Za-z0-9_-]*)+)(?=$|[\s)」”])/g;
  const ADDRESS = /\.(example|test)$/;
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) said.push(element.getAttribute(name) ?? '');
  return said.flatMap((text) => [
    ...[...text.matchAll(KEY)].map(([, , key = '']) => key).filter((key) => !ADDRESS.test(key)),
    ...(text.match(/\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object /g) ?? []),
  ]);
}
