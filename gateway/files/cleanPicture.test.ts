import { expect, it } from 'vitest';
import { pngOfNoise } from '../../tests/contract/support/pictures.ts';
import { cleanPicture } from './cleanPicture.ts';

/** One bit for a pixel as it is sent; made smaller, each pixel is a mixture of its own. */
const noise = pngOfNoise(4_200, 24);

it('keeps a PNG as one where it is no larger than the limit', async () => {
  expect(await cleanPicture(noise, 1_000_000)).toMatchObject({ mediaType: 'image/png' });
});

it('keeps no more bytes than the limit: a PNG that grows becomes a JPEG', async () => {
  const most = 90_000;
  expect(noise.length).toBeLessThan(most);
  const kept = await cleanPicture(noise, most);
  expect(kept).toMatchObject({ mediaType: 'image/jpeg' });
  expect(typeof kept === 'string' ? 0 : kept.content.length).toBeLessThanOrEqual(most);
});

it('refuses what would be too large as a JPEG, too: IMAGE_SIZE', async () => {
  expect(await cleanPicture(noise, noise.length)).toBe('IMAGE_SIZE');
});
