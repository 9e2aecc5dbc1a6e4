'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { BatchView } from '@/lib/company';
import { type BatchActionKind, listBatchActions } from './list-batch-actions';
import { useAwaitsPayment } from './payment-return';

const ChangeDialog = dynamic(() => import('./change-dialog').then((loaded) => loaded.ChangeDialog), { ssr: false });

type BatchActionsProps = { readonly batch: BatchView; readonly onChanged: (batch: BatchView) => Promise<unknown> };

/** What HR can do with a batch in its state; each asks first and says what follows. */
export function BatchActions({ batch, onChanged }: BatchActionsProps) {
  const t = useTranslations('company.actions');
  const [chosen, setChosen] = useState<BatchActionKind | null>(null);
  const actions = useAwaitsPayment(batch) ? [] : listBatchActions(batch.state);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button key={action} onClick={() => setChosen(action)} size="small" variant="quiet">
            {t(`${action}.open`)}
          </Button>
        ))}
      </div>
      {chosen && <ChangeDialog action={chosen} batch={batch} onChanged={onChanged} onClose={() => setChosen(null)} />}
    </>
  );
}
