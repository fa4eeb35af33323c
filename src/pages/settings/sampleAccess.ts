import type { replies } from '../../api/gateway.gen.ts';

/** What stories and tests of the page are answered. */
export const known: replies['userSecurityQuery'] = {
  devices: [
    {
      device_id: 'q3Zr9Wv2Kx7Bn4Lm',
      browser: 'Chrome',
      system: 'Windows',
      confirmed_at: '2026-02-20T09:30:00.000+08:00',
      this_device: true,
    },
    {
      device_id: 'c4kq9Zr2Wv6Bn8Xy',
      system: 'iPhone',
      confirmed_at: '2025-11-05T18:12:00.000+08:00',
      this_device: false,
    },
  ],
  sign_ins: [
    { browser: 'Chrome', system: 'Windows', at: '2026-03-02T11:45:00.000+08:00', became: 'active' },
    { at: '2026-03-01T20:05:00.000+08:00', became: 'newer' },
  ],
};
