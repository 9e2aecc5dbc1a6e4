import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Another window saved something else meanwhile: take over what it saved, or go on with what is written here. */
export function OtherWindow({ onShow }: { readonly onShow: () => void }) {
  const t = useTranslations('wizard.otherWindow');
  return (
    <p className="flex max-w-[520px] flex-wrap items-center gap-3 text-small">
      {t('text')}
      <Button look="quiet" onClick={onShow} size="small">
        {t('show')}
      </Button>
    </p>
  );
}
