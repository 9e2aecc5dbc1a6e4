import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { send } from '@/lib/client/send';

type KeptPhotoProps = {
  readonly bookId: string;
  readonly hint: string;
  readonly onDeleted: (draft: DraftView) => Promise<void>;
};

/** The photo that the shop holds already, with the way to be rid of it at once (rulings, "delete now"). */
export function KeptPhoto({ bookId, hint, onDeleted }: KeptPhotoProps) {
  const t = useTranslations('wizard.photo');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onDeleted(await send<DraftView>(`/api/books/${bookId}/photo`, { method: 'DELETE' }));
      toast(t('deleted'));
    } catch (thrown) {
      toast(errorText(asApiError(thrown).code) ?? '', 'problem');
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-ink-soft text-small">{hint}</p>
      <button aria-busy={busy || undefined} className="text-link" disabled={busy} onClick={remove} type="button">
        {t('deleteNow')}
      </button>
    </div>
  );
}
