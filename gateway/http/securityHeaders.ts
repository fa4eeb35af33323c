/** Headers of every reply, whatever it is. */
const ALWAYS: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Where browsers tell what a policy has refused. */
export const POLICY_REPORTS = '/policy-reports';

/** The policy of a page: scripts and calls of this origin, styles of this origin or with the page's own nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or script; nothing here needs it to.
    "require-trusted-types-for 'script'",
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}

/** A browser that has come once asks for nothing over plain http again, for two years. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Sets the headers of a reply that is no page: nothing may be loaded from it.
 * @param isSecure members reach the portal over https */
export function secureHeaders(headers: Headers, isSecure: boolean): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (isSecure) headers.set('strict-transport-security', HSTS);
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  }
}
