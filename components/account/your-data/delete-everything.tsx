'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useMarket } from '@/lib/client/market';
import type { StoredData } from '@/lib/privacy';
import { DeletionDone } from './deletion-done';
import { DeletionForm } from './deletion-form';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

type DeleteEverythingProps = {
  readonly data: StoredData;
  /** Runs after the phone was verified again, possibly another one. */
  readonly onVerified: () => Promise<unknown>;
};

/** 'Delete everything': says what goes and what stays, needs one tick and a phone that was verified just now. */
export function DeleteEverything({ data, onVerified }: DeleteEverythingProps) {
  const t = useTranslations('account.data.delete');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const [stage, setStage] = useState<'closed' | 'form' | 'verify' | 'done'>('closed');
  // Nothing of the deleted account stays in the page's memory.
  const leave = () => window.location.assign(to());
  if (data.openOrders.length > 0) {
    const numbers = data.openOrders.join(', ');
    return <p className="text-small">{t.rich('openOrders', { numbers, num: (chunks) => <bdi>{chunks}</bdi> })}</p>;
  }
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        className="text-link justify-self-start"
        onClick={() => setStage('form')}
        type="button"
      >
        <Icon name="trash" />
        {t('open')}
      </UnstyledButton>
      <Dialog
        closeLabel={tCommon('close')}
        onOpenChange={(open) => (stage === 'done' ? leave() : setStage(open ? 'form' : 'closed'))}
        open={stage === 'form' || stage === 'done'}
        title={t(stage === 'done' ? 'doneTitle' : 'title')}
        width={560}
      >
        {stage === 'done' ? (
          <DeletionDone onLeave={leave} />
        ) : (
          <DeletionForm
            email={data.email}
            onDeleted={() => setStage('done')}
            onKeep={() => setStage('closed')}
            onVerify={() => setStage('verify')}
          />
        )}
      </Dialog>
      {stage === 'verify' && (
        <VerifyDialog
          onOpenChange={() => setStage('closed')}
          onVerified={async () => {
            await onVerified();
            setStage('form');
          }}
          purpose="login"
        />
      )}
    </>
  );
}
