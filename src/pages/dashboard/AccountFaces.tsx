import { useId, type ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { cardList } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import type { MemberCard } from '../cards/memberCard.ts';
import { useRead } from '../useRead.ts';
import { accountFacesStyles } from './accountFacesStyles.ts';

type Account = UserInfo['account_list'][number];

interface AccountFacesProps {
  readonly accounts: readonly Account[];
  /** What is known of their cards. */
  readonly cards: readonly MemberCard[];
  readonly current: string;
  readonly onPick: (accountId: string) => void;
}

/** All accounts by the faces of their cards, of which the page shows one. */
export function AccountFaces({ accounts, cards, current, onPick }: AccountFacesProps): ReactNode {
  const t = useWords('pages');
  const name = useId();
  const classes = accountFacesStyles();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t('dashboard.accounts')}</legend>
      <div className={classes.row}>
        {accounts.map((account) => (
          <label key={account.account_id} className={classes.account}>
            <span className={classes.name}>
              <input
                type="radio"
                name={name}
                className={classes.control}
                checked={account.account_id === current}
                onChange={() => onPick(account.account_id)}
              />
              {t(`dashboard.currency.${account.currency}`)}
            </span>
            <CardFace card={{ ...cardOf(account, cards), ...account }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same with their cards; who has one account sees it on the page anyway. */
export function AccountChoice(props: Omit<AccountFacesProps, 'cards'>): ReactNode {
  const isChoice = props.accounts.length > 1;
  const read = useRead(cardList, isChoice ? {} : undefined, useMember(), 'none');
  return isChoice && <AccountFaces {...props} cards={read.status === 'ready' ? read.data.list : []} />;
}

function cardOf({ account_id, card_no_mask }: Account, cards: readonly MemberCard[]): MemberCard | undefined {
  return cards.find((card) => card.account_id === account_id && card.card_no_mask === card_no_mask);
}
