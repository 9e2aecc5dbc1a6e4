import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

type DeletePhotoProps = {
  readonly bookId: string;
  readonly gender: DraftView['gender'];
  /** A bought book stays when its photo goes; another one loses its advanced drawing. */
  readonly bought?: boolean;
  readonly className?: string;
  readonly onDeleted: (left: DraftView) => Promise<unknown>;
};

/** 'Delete the photo now', at any time, after asking once (rulings, "photo and features kept"). */
export function DeletePhoto({ bookId, gender, bought = false, className = 'text-link', onDeleted }: DeletePhotoProps) {
  const t = useTranslations('wizard.photo');
  const tCommon = useTranslations('common');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const left = await send<DraftView>(`/api/books/${bookId}/photo`, { method: 'DELETE' });
      await onDeleted(left);
      setAsking(false);
      toast(left.photo ? t('delete.soon') : t('deleted'));
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setBusy(false);
  };
  return (
    <>
      <button aria-haspopup="dialog" className={className} onClick={() => setAsking(true)} type="button">
        {t('deleteNow')}
      </button>
      <Dialog
        closeLabel={tCommon('close')}
        description={bought ? t('delete.textBought') : t('delete.text', { gender })}
        onOpenChange={setAsking}
        open={asking}
        title={t('delete.title')}
        width={460}
      >
        <div className="grid gap-3">
          <FormProblem code={problem} />
          <Button busy={busy} onClick={remove} wide>
            {t('delete.confirm')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)} wide>
            {t('delete.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
