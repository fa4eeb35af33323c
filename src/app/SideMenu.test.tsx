// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { MemberState } from '../api/member.ts';
import { PortalProvider, usePortal } from '../api/PortalContext.tsx';
import { siteOf } from '../../tests/support/siteOf.ts';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { SideMenu } from './SideMenu.tsx';

afterEach(cleanup);

function MenuOf({ member }: { readonly member: MemberState }): ReactNode {
  const load = async (): Promise<void> => undefined;
  const portal = { ...usePortal(), member: { get: () => member, subscribe: () => () => undefined, load, begin: load } };
  return (
    <PortalProvider portal={portal}>
      <SideMenu id="menu" open />
    </PortalProvider>
  );
}

test.each([
  ['unauthenticated', 'other'],
  ['declined', 'other'],
  ['submitted', 'submitted'],
  ['checking', 'checking'],
])('level 1, %s: the way up says what is to be done, or that it is being checked (R-MENU-11)', async (review, said) => {
  const info = { user_name: 'Lee Ka Yan', realname_status: '0', review_state: review };
  const { texts } = await renderPage(<MenuOf member={{ status: 'ready', info } as MemberState} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: texts.text('app', `menu.upgrade.${said}`) });
  expect(link.pathname).toBe('/dashboard/realname');
});

test('has no page that this variant of the site does not have (R-MENU-04, AMB-77)', async () => {
  const pages = async (variant: string): Promise<readonly string[]> => {
    await renderPage(<SideMenu id="menu" open />, { site: siteOf(variant) });
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    cleanup();
    return links;
  };
  const [hongKong, mainland] = [await pages('hk'), await pages('mainland')];
  expect(hongKong.slice(0, 5)).toEqual(['/dashboard', '/account', '/cards', '/fps', '/history']);
  expect(hongKong.filter((page) => !mainland.includes(page))).toEqual(['/fps']);
});
