import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Replies to whoever has not proven yet to have the phone in hand. */
const BEFORE_PROOF = /^(login|cardActivateBy)/;

it('examples show strangers two digits of a mobile number', () => {
  const files = ['login', 'card'].flatMap((area) =>
    readdirSync(`openapi/paths/${area}`).map((name) => [name, `openapi/paths/${area}/${name}`] as const),
  );
  const masks = files
    .filter(([name]) => BEFORE_PROOF.test(name))
    .flatMap(([, path]) =>
      [...readFileSync(path, 'utf8').matchAll(/'?mob_no_mask'?: '(.+?)'/g)].map(([, mask]) => mask),
    );
  expect(masks.length).toBeGreaterThan(4);
  for (const mask of masks) expect(mask).toMatch(/^\*{6}\d\d$/);
});
