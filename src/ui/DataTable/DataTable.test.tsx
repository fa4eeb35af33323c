// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

/** What is drawn as blocks on a phone says by roles that it is a table. */
const isInBlocks = () => screen.getByRole('table').hasAttribute('role');

test('a row of more columns than a phone has room for is a block there', () => {
  render(<DataTable label="Fees" head={['Item', 'Free', 'Fee', 'Minimum']} rows={[['ATM', '3', '2%', 'HK$ 25.00']]} />);
  expect(isInBlocks()).toBe(true);
});

test('columns of a word each stay beside each other', () => {
  render(
    <DataTable label="Levels" head={['Service', 'T1', 'T2', 'T3']} rows={[['Cash top-up', 'No', 'Yes', 'Yes']]} />,
  );
  expect(isInBlocks()).toBe(false);
});

test('one long cell is enough for blocks', () => {
  render(
    <DataTable label="Levels" head={['Service', 'T1', 'T2', 'T3']} rows={[['Cash', 'No', 'Yes', 'On request']]} />,
  );
  expect(isInBlocks()).toBe(true);
});
