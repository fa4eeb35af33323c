import { randomInt } from 'node:crypto';

/** Counted without effort: nobody has to keep nine tones apart. */
export const SOUND_DIGITS = '123456';

const RATE = 4000;
const SILENCE = 128;

/** Digits as groups of tones to count, as a data URL of a WAV file: 4,000 samples a second of 8 bits. Pitch, length and
 * pauses differ, and there is a hiss under it all. */
export function captchaSound(digits: string): string {
  const groups = [...digits].flatMap((digit) => [
    ...Array.from({ length: Number(digit) }, () => tone()).flat(),
    ...pause(1100, 1400),
  ]);
  const samples = Buffer.from([...pause(300, 500), ...groups]);
  return `data:audio/wav;base64,${Buffer.concat([header(samples.length), samples]).toString('base64')}`;
}

function tone(): number[] {
  const pitch = randomInt(420, 900);
  const length = samplesOf(110, 160);
  const sounding = Array.from({ length }, (_, at) => {
    // Swells and fades, so that it does not crack.
    const loud = Math.min(1, at / 80, (length - at) / 80) * 80;
    return hissing(Math.sin((2 * Math.PI * pitch * at) / RATE) * loud);
  });
  return [...sounding, ...pause(190, 260)];
}

function pause(fromMs: number, toMs: number): number[] {
  return Array.from({ length: samplesOf(fromMs, toMs) }, () => hissing(0));
}

const hissing = (value: number) => Math.round(SILENCE + value + randomInt(-9, 10));

const samplesOf = (fromMs: number, toMs: number) => Math.round((randomInt(fromMs, toMs) * RATE) / 1000);

/** The 44 bytes before the samples of a WAV file with one channel. */
function header(length: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(length, 40);
  return bytes;
}
