import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta: Meta<typeof QrCode> = { title: 'Parts/QrCode', component: QrCode };

export default meta;

/** An FPS code with an amount and a reference: as long as they come. */
export const FpsCode: StoryObj<typeof QrCode> = {
  args: {
    value:
      '00020101021226250012hk.com.hkicl0205168005204000053033445406500.005802HK5902NA6002HK62120508K7QX2M9P6304A1B2',
    label: '轉數快二維碼',
    saveLabel: '儲存二維碼圖片',
  },
};
