import type { replies } from '../../api/gateway.gen.ts';
import type { OpenRows } from '../../rules/formSchema.ts';

export type MemberCard = replies['cardList']['list'][number];

/** A wizard that begins below the page of cards. One that takes a card in its query is for one card. */
export interface CardWizard {
  readonly route: string;
  readonly flow: string;
  readonly query: readonly string[];
  /** What has to hold of the card, by the name of the query. */
  readonly rows: { readonly [query: string]: readonly OpenRows[] };
}
