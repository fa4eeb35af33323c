import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JsonObject } from '../../domain/json.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { Access } from './Access.tsx';
import { known } from './sampleAccess.ts';

const meta: Meta = { title: 'Pages/Security centre' };

export default meta;

const answered = (data: object) => ({ '/user/securityQuery': { type: 'done', data: data as JsonObject } }) as const;

export const DevicesAndSignIns: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={String(globals.locale)} answers={answered(known)}>
      <Access />
    </PageStory>
  ),
};

export const None: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={String(globals.locale)} answers={answered({ devices: [], sign_ins: [] })}>
      <Access />
    </PageStory>
  ),
};

export const NotLoaded: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={String(globals.locale)} answers={{}}>
      <Access />
    </PageStory>
  ),
};
