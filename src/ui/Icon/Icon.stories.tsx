import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './iconNames.ts';

const meta: Meta = { title: 'Parts/Icon' };

export default meta;

export const All: StoryObj = {
  render: () => (
    <ul>
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
