import { describe, expect, it } from 'vitest';
import { outwardLink } from '../../../domain/linkGate.ts';
import { advertSlides } from './advertSlides.ts';

const options = {
  outward: (address: string) => outwardLink(address, ['offers.wallet.example']),
  labels: { link: 'See the offer', view: 'View the picture' },
};
const advert = { pic: '/a.svg', pic_transfer: 'https://offers.wallet.example/travel', pic_type: '00' as const };

describe('advertSlides', () => {
  it("pic_type '00' is a link (R-HOME-10), with the words of the advert", () => {
    expect(advertSlides([{ ...advert, title: 'Travel', text: 'Anywhere' }], options)).toEqual([
      {
        picture: '/a.svg',
        title: 'Travel',
        text: 'Anywhere',
        action: { type: 'link', href: 'https://offers.wallet.example/travel', label: 'See the offer' },
      },
    ]);
  });

  it("pic_type '01' is a picture to view: pic_transfer, or pic where that is none (R-HOME-11, AMB-72)", () => {
    const shown = (pic_transfer: string) =>
      advertSlides([{ ...advert, pic_type: '01', pic_transfer }], options)[0]?.action;
    expect(shown('/large.svg')).toEqual({ type: 'view', picture: '/large.svg', label: 'View the picture' });
    expect(shown('')).toMatchObject({ picture: '/a.svg' });
    expect(shown('https://elsewhere.example/large.svg')).toMatchObject({ picture: '/a.svg' });
  });

  it('what may not be followed is no link, and what may not be shown is left out', () => {
    expect(advertSlides([{ ...advert, pic_transfer: 'javascript:alert(1)' }], options)).toEqual([
      { picture: '/a.svg' },
    ]);
    expect(advertSlides([{ ...advert, pic: 'https://elsewhere.example/a.svg' }, advert], options)).toHaveLength(1);
  });
});
