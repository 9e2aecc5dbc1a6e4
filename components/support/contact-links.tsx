import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { BRAND } from '@/lib/brand';

/** WhatsApp and e-mail links. */
export function ContactLinks() {
  const t = useTranslations('support');
  return (
    <div className="flex flex-wrap gap-x-6">
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
