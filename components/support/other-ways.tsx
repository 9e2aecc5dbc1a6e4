import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { BRAND } from '@/lib/brand';

/** WhatsApp and mail, for those who would rather not fill in a form. */
export function OtherWays() {
  const t = useTranslations('support');
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-line border-t-2 border-dashed pt-3 text-small">
      <p className="text-ink-soft">{t('otherWays')}</p>
      <a className="text-link" href={`https://wa.me/${BRAND.whatsapp}`} rel="noopener" target="_blank">
        <Icon name="message-circle" />
        {t('whatsapp')}
      </a>
      <a className="text-link" href={`mailto:${BRAND.supportEmail}`}>
        <Icon name="mail" />
        {t('mail')}
      </a>
    </div>
  );
}
