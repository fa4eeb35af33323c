/** Addresses of the product whose pages this version does not have: they say so instead of leading to Home. A flow that
 * takes one of these routes takes the place of the notice. */
export const sections: readonly {
  readonly route: string;
  readonly area: 'public' | 'member';
  readonly name: string;
}[] = [
  { route: '/register', area: 'public', name: 'page.register' },
  { route: '/fps', area: 'member', name: 'menu.fps' },
  { route: '/dashboard/realname', area: 'member', name: 'page.realname' },
];
