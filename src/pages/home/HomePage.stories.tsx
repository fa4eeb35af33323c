import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { HomePage } from './HomePage.tsx';

const meta: Meta = { title: 'Pages/Home' };

export default meta;

const advert = {
  pic: '/gc4-app-pc/adverts/travel.svg',
  pic_transfer: 'https://offers.wallet.example/travel',
  pic_type: '00',
  title: '出行有錢包 One wallet for every trip',
};

export const WithAdverts: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale} answers={{ '/content/appAdvQuery': { type: 'done', data: { list: [advert] } } }}>
      <HomePage />
    </PageStory>
  ),
};

/** The gateway does not answer: the banners of the site, and no notice. */
export const WithoutGateway: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <HomePage />
    </PageStory>
  ),
};
