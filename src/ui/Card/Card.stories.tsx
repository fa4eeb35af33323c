import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Heading } from '../Heading/Heading.tsx';

const meta: Meta = { title: 'Parts/Card' };

export default meta;

export const WithHeading: StoryObj = {
  render: () => (
    <Card>
      <Heading>HKD</Heading>
      <p>HK$ 20,000.00</p>
    </Card>
  ),
};
