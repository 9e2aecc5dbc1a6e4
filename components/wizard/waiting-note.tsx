import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** The connection is gone; what was typed is safe and is sent as soon as it is back. */
export function WaitingNote() {
  const t = useTranslations('wizard');
  return (
    <p className="mb-3 flex items-start gap-2.5 text-small" role="status">
      <Icon className="mt-0.5 shrink-0 text-ink-soft" name="cloud-off" />
      {t('offline')}
    </p>
  );
}
