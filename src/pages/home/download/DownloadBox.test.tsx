// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readQrCode } from '../../../../tests/support/readQrCode.ts';
import { readJson } from '../../../../tests/support/readJson.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { homeContent } from '../homeContent.ts';
import { DownloadBox } from './DownloadBox.tsx';

afterEach(cleanup);

const code = () => screen.getByRole('img');
const site = { ...readJson('content/site.json'), link_hosts: ['download.wallet.example'] };

it('the code is 176 by 176 and says exactly the address, which is a link too (R-CONST-05, R-GEN-61, R-GEN-62)', async () => {
  const shown = async (address: string) => {
    const { leave } = await renderPage(<DownloadBox address={address} />, { site });
    const size = [code().getAttribute('width'), code().getAttribute('height')];
    const found = { size, says: await readQrCode(Buffer.from(code().outerHTML)), href: screen.getByRole('link') };
    expect(found.size).toEqual(['176', '176']);
    expect([found.says, (found.href as HTMLAnchorElement).href]).toEqual([address, address]);
    leave();
    return found.says;
  };
  const other = 'https://download.wallet.example/app?channel=branch-of-the-other-side-of-the-harbour';
  expect(await shown(homeContent.download)).not.toBe(await shown(other));
});

it('an address that may not be followed is neither drawn nor linked', async () => {
  await renderPage(<DownloadBox address="https://elsewhere.example/app" />, { site });
  expect([screen.queryByRole('img'), screen.queryByRole('link')]).toEqual([null, null]);
});
