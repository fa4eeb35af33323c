import type { requests } from '../../../src/api/gateway.gen.ts';
import { maskMobile } from '../../../src/domain/maskMobile.ts';
import { money } from '../../../src/domain/money.ts';
import { orderUnderWay } from '../../cards/orderRules.ts';
import { cardRow, ownCard, renewFrom } from '../../cards/ownCards.ts';
import { instant } from '../../clock/instant.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { defineOperation } from '../../call/operation.ts';
import { certifiedDocument } from '../../people/certifiedDocument.ts';

type Wallet = requests['cardEnableWallet']['wallet'];

export const cardDetail = defineOperation('cardDetail', async ({ tx, member, request, constants }) => {
  const card = await ownCard(tx, member.memberId, request.card_id);
  const order = await orderUnderWay(tx, card);
  const wallets = await tx.query<{ wallet: Wallet }>(
    'SELECT wallet FROM card_wallets WHERE card_id = $1 ORDER BY enabled_at, wallet',
    [card.cardId],
  );
  const limit = (kind: string) =>
    money(moneyConstant(constants, `limit.transfer.${kind}.${member.realnameStatus}`, card.currency), card.currency);
  return {
    card: cardRow(card),
    holder_name: member.userName,
    account_no_mask: card.accountNoMask,
    mob_no_mask: maskMobile(member.mobNo),
    ...(await certifiedDocument(tx, member.memberId)),
    issued_at: instant(card.issuedAt),
    ...(card.activatedAt ? { activated_at: instant(card.activatedAt) } : {}),
    renew_from: renewFrom(card, constants),
    ...(order ? { print_progress: order.print_progress } : {}),
    wallets: wallets.map(({ wallet }) => wallet),
    limits: { single: limit('single'), daily: limit('daily') },
  };
});
