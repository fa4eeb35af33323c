/** Addresses that the specification also writes without the part before them; they lead to the whole one (AMB-03). */
export const shortForms: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/resetEmail', to: '/userSettings/resetEmail' },
  { from: '/resetEmail/new', to: '/userSettings/resetEmail/new' },
  { from: '/resetMob', to: '/userSettings/resetMob' },
  { from: '/resetMob/new', to: '/userSettings/resetMob/new' },
  { from: '/resetPwd', to: '/userSettings/resetPwd' },
  { from: '/resetPwd/new', to: '/userSettings/resetPwd/new' },
  { from: '/resetSucc', to: '/userSettings/resetSucc' },
  { from: '/cancel', to: '/userSettings/cancel' },
];
