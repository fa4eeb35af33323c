/** Stands in for rjsf's merging of `allOf` (8 KB): the schema we lay out by has none. */
export default function shallowAllOfMerge(): never {
  throw new Error("The form's layout has no allOf, but one was merged.");
}
