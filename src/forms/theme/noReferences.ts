/** Stands in for fast-uri (11 KB), with which rjsf resolves `$ref`s: the schema we lay out by has none. */
const references = {
  resolve(_base: string, reference: string): string {
    throw new Error(`The form's layout has no references, but ${reference} was resolved.`);
  },
};

export default references;
