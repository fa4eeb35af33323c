import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../i18n/Link.tsx';
import { ask } from '../../api/ask.ts';
import type { replies } from '../../api/gateway.gen.ts';
import { historyDetail, historyReceiptFile } from '../../api/operations.gen.ts';
import { usePortal } from '../../api/PortalContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button, buttonClass } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx';
import { DownloadButton } from '../../ui/DownloadButton/DownloadButton.tsx';
import { SummaryList, type SummaryItem } from '../../ui/SummaryList/SummaryList.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { DETAIL } from './recordFilter.ts';
import { historyStyles } from './historyStyles.ts';
import { recordAmount } from './recordAmount.ts';
import { recordFacts } from './recordFacts.ts';

type Detail = replies['historyDetail'];

interface RecordDetailProps {
  readonly refNo: string;
  readonly listAddress: string;
}

/** One record with all that is known of it, and its receipt. */
export function RecordDetail({ refNo, listAddress }: RecordDetailProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const record = useRead(historyDetail, { ref_no: refNo });
  const title = record.status === 'ready' ? t(`recordKind.${record.data.kind}`) : t('history.detail');
  return (
    <div className={pageStyles().root}>
      <BackToList address={listAddress} />
      <PageHeading>{title}</PageHeading>
      {record.status === 'loading' && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
      {record.status === 'failed' && (
        <Alert tone="error" title={t('history.detailFailed')} announce>
          <Button onClick={record.retry}>{app('tryAgain')}</Button>
        </Alert>
      )}
      {record.status === 'ready' && <Facts record={record.data} />}
    </div>
  );
}

/** Back where the list was, when it is the page before; else to its address. */
function BackToList({ address }: { readonly address: string }): ReactNode {
  const t = useWords('pages');
  const navigate = useNavigate();
  const state = useLocation().state as { readonly fromList?: boolean } | null;
  return (
    <div>
      {state?.fromList === true ? (
        <Button look="link" onClick={() => void navigate(-1)}>
          {t('history.back')}
        </Button>
      ) : (
        <Link to={address} className={buttonClass('link')}>
          {t('history.back')}
        </Link>
      )}
    </div>
  );
}

function Facts({ record }: { readonly record: Detail }): ReactNode {
  const t = useWords('pages');
  const { gateway } = usePortal();
  const classes = historyStyles();
  const items = recordFacts(record, t).map(({ name, value }): SummaryItem => {
    const label = t(`history.rows.${name}`);
    return {
      name,
      label,
      value,
      action: name === 'ref_no' && (
        <CopyButton
          text={value}
          label={t('history.copy')}
          copiedLabel={t('history.copied')}
          failedLabel={t('history.copyFailed')}
          what={label}
        />
      ),
    };
  });
  const receipt = async (): Promise<string | undefined> => {
    const reply = await ask(gateway, historyReceiptFile, { ref_no: record.ref_no });
    return reply.type === 'done' ? reply.data.file_url : undefined;
  };
  return (
    <Card>
      <SummaryList
        changeLabel=""
        items={[
          { name: 'amount', label: t('history.rows.amount'), value: recordAmount(t, record), large: true },
          ...items,
        ]}
      />
      {record.original_ref_no !== undefined && (
        <p className={classes.foot}>
          <Link to={`${DETAIL}?ref_no=${record.original_ref_no}`}>{t('history.original')}</Link>
        </p>
      )}
      <div className={classes.tools}>
        <DownloadButton label={t('history.receipt')} failed={t('history.receiptFailed')} address={receipt} />
      </div>
    </Card>
  );
}
