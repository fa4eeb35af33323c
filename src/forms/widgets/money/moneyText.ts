import type { Json } from '../../../domain/json.ts';
import { currencySymbol, groupAmount } from '../../../domain/moneyText.ts';

/** What was typed or pasted, without the sign of its own currency. Another currency's sign stays, to be refused: nothing is
 * converted and nothing is guessed. */
export function readMoney(text: string, currency: Json | undefined): string {
  if (typeof currency !== 'string') return text;
  const symbol = currencySymbol(currency);
  const bare = text.trim();
  const sign = [currency, symbol, symbol.slice(-1), '￥'.repeat(currency === 'CNY' ? 1 : 0)].find(
    (one) => one !== '' && bare.toUpperCase().startsWith(one),
  );
  return sign === undefined ? text : bare.slice(sign.length);
}

/** An amount with its thousands parted and two decimals. More decimals than two are shown as they are. */
export function showMoney(amount: string): string {
  return /^\d+(\.\d{1,2})?$/.test(amount) ? groupAmount(amount) : amount;
}
