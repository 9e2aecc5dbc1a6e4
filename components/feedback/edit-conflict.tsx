import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Another window has saved changes in the meantime: load them, or continue with the input here. */
export function EditConflict({ onShowSaved }: { readonly onShowSaved: () => void }) {
  const t = useTranslations('wizard.otherWindow');
  return (
    <p className="flex max-w-[520px] flex-wrap items-center gap-3 text-small">
      {t('text')}
      <Button variant="quiet" onClick={onShowSaved} size="small">
        {t('show')}
      </Button>
    </p>
  );
}
