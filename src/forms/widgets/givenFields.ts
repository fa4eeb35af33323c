/** Fields of a request that a widget gives by itself; everything else stands in the `input` of its `x-service`. The checker
 * asks for no others. */
export const givenFields = {
  imageUpload: ['file_name', 'content'],
  fileUpload: ['file_name', 'content'],
  documents: ['file_type', 'language'],
} as const;

/** What a widget gives: each of its fields, as text. */
export type Given<Widget extends keyof typeof givenFields> = {
  readonly [field in (typeof givenFields)[Widget][number]]: string;
};
