'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { forget, recall } from '@/components/wizard/draft-memory';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';

type DeleteBookProps = {
  readonly bookId: string;
  readonly gender: DraftView['gender'];
  readonly bought?: boolean;
  /** By custom the parent is led home, since the page of the book is none any more. */
  readonly onDeleted?: () => Promise<unknown>;
};

/** 'Delete this book': photo, hero, drawings and files, now and for good, after asking once. */
export function DeleteBook({ bookId, gender, bought = false, onDeleted }: DeleteBookProps) {
  const t = useTranslations('waiting.delete');
  const tCommon = useTranslations('common');
  const router = useRouter();
  const { to } = useMarket();
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(`/api/books/${bookId}`, { method: 'DELETE' });
    } catch (thrown) {
      const error = asApiError(thrown);
      // Gone already: what was asked for is done.
      if (error.code !== 'not_found') {
        setProblem(error.code);
        setBusy(false);
        return;
      }
    }
    if (recall().bookId === bookId) forget();
    await mutate('/api/books/current', undefined, { revalidate: false });
    toast(bought ? t('doneBought') : t('done'));
    if (onDeleted) await onDeleted();
    else router.replace(to());
  };
  return (
    <>
      <button aria-haspopup="dialog" className="text-link" onClick={() => setAsking(true)} type="button">
        <Icon name="trash" />
        {t('open')}
      </button>
      <Dialog
        closeLabel={tCommon('close')}
        description={bought ? t('textBought') : t('text', { gender })}
        onOpenChange={setAsking}
        open={asking}
        title={t('title')}
        width={460}
      >
        <div className="grid gap-3">
          <FormProblem code={problem} />
          <Button busy={busy} onClick={remove} wide>
            {t('confirm')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)} wide>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
