import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { Carousel } from './Carousel.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import type { Slide } from './slide.ts';

const meta: Meta = { title: 'Pages/Home/Carousel' };

export default meta;

const fps = '/gc4-app-pc/adverts/fps.svg';
const view: Slide = {
  picture: fps,
  title: '轉數快 FPS',
  action: { type: 'view', picture: fps, label: '圖片 Picture' },
};
const mainland = '/gc4-app-pc/adverts/mainland.svg';
const href = 'https://offers.wallet.example/mainland';
const link: Slide = { picture: mainland, title: '內地 Mainland', action: { type: 'link', href, label: '優惠 Offer' } };

export const TwoSlides: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <Carousel slides={[view, link]} onView={() => undefined} />
    </PageStory>
  ),
};

/** A picture that has words of its own, or none: nothing stands over it. */
export const PictureAlone: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <Carousel slides={[{ picture: mainland }]} onView={() => undefined} />
    </PageStory>
  ),
};

export const Viewer: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <PictureViewer viewed={{ picture: fps, title: view.title }} onClose={() => undefined} />
    </PageStory>
  ),
};
