import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../domain/json.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { AccountFaces } from './AccountFaces.tsx';
import { sampleAccounts, sampleCards, sampleInfo } from './sampleAccounts.ts';
import { ToDo } from './ToDo.tsx';

const meta: Meta = { title: 'Pages/Dashboard' };

export default meta;

export const Accounts: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <AccountFaces accounts={sampleAccounts} cards={sampleCards} current="acc-CNY" onPick={() => undefined} />
    </PageStory>
  ),
};

const done = (data: JsonObject) => ({ type: 'done', data }) as const;

export const WhatIsToDo: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale} answers={{ '/topup/frozenList': done({ list: [{ under_check: false }] }) }}>
      <ToDo info={sampleInfo} />
    </PageStory>
  ),
};
