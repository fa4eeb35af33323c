/** Addresses that lead to another: those that the specification also writes without the part before them (AMB-03), and those of pages
 * that have their text below (R-PUB-20, R-PUB-25, R-PUB-28, AMB-30). */
export const shortForms: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/resetEmail', to: '/userSettings/resetEmail' },
  { from: '/resetEmail/new', to: '/userSettings/resetEmail/new' },
  { from: '/resetMob', to: '/userSettings/resetMob' },
  { from: '/resetMob/new', to: '/userSettings/resetMob/new' },
  { from: '/resetPwd', to: '/userSettings/resetPwd' },
  { from: '/resetPwd/new', to: '/userSettings/resetPwd/new' },
  { from: '/resetSucc', to: '/userSettings/resetSucc' },
  { from: '/cancel', to: '/userSettings/cancel' },
  { from: '/announcements', to: '/announcements/index' },
  { from: '/helpCenter', to: '/helpCenter/v2/menu1' },
  { from: '/helpCenter/v2', to: '/helpCenter/v2/menu1' },
  { from: '/helpCenter/v2/menu2', to: '/helpCenter/v2/menu2/q1' },
];
