import { groupAmount } from '../../../i18n/stepWordFormats.ts';
import { asciiDigits } from '../../field/asciiDigits.ts';

/** What was typed or pasted as a decimal string: `１，２３４．５` and `HK$ 1,234.5` are `1234.5`. What is no amount stays
 * what it is, for the form to judge: nothing is rounded and nothing is guessed. */
export function readMoney(text: string): string {
  const cleaned = asciiDigits(text)
    .replace(/[\s,，]/g, '')
    .replace(/[．。]/g, '.')
    .replace(/^(HK\$|US\$|CN¥|¥|￥|\$|HKD|USD|CNY)/i, '');
  return cleaned.replace(/^\./, '0.').replace(/\.$/, '');
}

/** An amount with its thousands parted and two decimals. More decimals than two are shown as they are. */
export function showMoney(amount: string): string {
  return /^\d+(\.\d{1,2})?$/.test(amount) ? groupAmount(amount) : amount;
}
