// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Link } from './Link.tsx';
import { SiteProvider } from './SiteContext.tsx';

afterEach(cleanup);

test('leads to pages that the site has; of another nothing is left, or what stands there instead (AMB-77)', () => {
  const { container } = render(
    <MemoryRouter>
      <SiteProvider site={{ closed: ['/gifts'] }}>
        <Link to="/giftcard">Gift cards</Link>
        <Link to="/gifts?from=cards#first">Presents</Link>
        <Link to="/gifts" otherwise="Wrapping">
          Paper
        </Link>
      </SiteProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gift cards']);
  expect(container.textContent).toBe('Gift cardsWrapping');
});
