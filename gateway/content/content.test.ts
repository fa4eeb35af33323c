import { expect, it } from 'vitest';
import { loadContent } from './loadContent.ts';

const { message } = loadContent();

it('fills the names of a message in, and those of the deployment', () => {
  const text = message('sms.code', 'en', { code: '123456', minutes: '5', purpose: 'signing in' });
  expect(text).toContain('123456');
  expect(text).not.toContain('{{');
});

it('leaves nothing where a value is absent: nobody is sent braces', () => {
  expect(message('sms.code', 'en', {})).not.toMatch(/[{}]/);
});
