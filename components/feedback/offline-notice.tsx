import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Says that the connection is lost and that the input will be sent when it is back. */
export function OfflineNotice() {
  const t = useTranslations('wizard');
  return (
    <p className="mb-3 flex items-start gap-2.5 text-small" role="status">
      <Icon className="mt-0.5 shrink-0 text-ink-soft" name="cloud-off" />
      {t('offline')}
    </p>
  );
}
