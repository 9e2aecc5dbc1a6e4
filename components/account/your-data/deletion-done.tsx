import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Everything is deleted, and the visitor is signed out. */
export function DeletionDone({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('account.data.delete');
  return (
    <div className="grid gap-4">
      <p role="status">{t('done')}</p>
      <Button onClick={onLeave} fullWidth>
        {t('home')}
      </Button>
    </div>
  );
}
