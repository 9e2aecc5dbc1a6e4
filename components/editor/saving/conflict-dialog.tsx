'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type Failure, toApiError } from '@/lib/client/api/api-error';

type ConflictDialogProps = {
  /** The page that both changed. */
  readonly label: string;
  readonly onResolve: (keep: 'mine' | 'theirs') => Promise<unknown>;
};

/** Another tab or device changed the same page: the parent chooses, nothing is overwritten unseen. */
export default function ConflictDialog({ label, onResolve }: ConflictDialogProps) {
  const t = useTranslations('editor.changedElsewhere');
  const tCommon = useTranslations('common');
  const [sending, setSending] = useState<'mine' | 'theirs' | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const [later, setLater] = useState(false);
  const resolve = (keep: 'mine' | 'theirs') => {
    setSending(keep);
    setFailure(undefined);
    void onResolve(keep).catch((thrown: unknown) => {
      setFailure(toApiError(thrown));
      setSending(null);
    });
  };
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={t('text', { page: label })}
      onOpenChange={(open) => setLater(!open)}
      open={!later}
      title={t('title')}
    >
      <div className="grid gap-3">
        <FormError failure={failure} />
        <Button loading={sending === 'mine'} onClick={() => resolve('mine')}>
          {t('mine')}
        </Button>
        <Button loading={sending === 'theirs'} onClick={() => resolve('theirs')} variant="quiet">
          {t('theirs')}
        </Button>
      </div>
    </Dialog>
  );
}
