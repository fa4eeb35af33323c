interface Pictured {
  readonly route: string;
  readonly file: string;
}

/** A page that shows the pictures of each page beside one another.
 * @param folders a language and a theme each */
export function picturesSheet(
  pages: readonly Pictured[],
  folders: readonly string[],
  widths: readonly number[],
): string {
  const sections = pages.map(({ route, file }) => {
    const pictures = folders.flatMap((folder) =>
      widths.map((width) => {
        const address = `${folder}/${file}-${width}.png`;
        const title = `${route}, ${folder}, ${width} px`;
        return `<a href="${address}"><img src="${address}" alt="${title}" title="${title}" loading="lazy"></a>`;
      }),
    );
    return `<h2 id="${file}">${route}</h2>\n<p>${pictures.join('\n')}</p>`;
  });
  const links = pages.map(({ route, file }) => `<a href="#${file}">${route}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of every page</title>
<style>
body { font-family: sans-serif; margin: 1rem; background: #ddd }
p { display: flex; gap: 8px; overflow-x: auto; align-items: start }
nav { columns: 12rem; font-size: 0.8rem }
nav a { display: block }
img { height: 420px; border: 1px solid #888 }
</style>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}
