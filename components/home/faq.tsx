import { getTranslations } from 'next-intl/server';
import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import { FaqList } from './faq-list';
import type { FaqItem } from './faq-questions';

/** Questions and answers; one is open at a time (spec §1 "FAQ"). */
export async function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  const t = await getTranslations('home.faq');
  return (
    <div className="home-faq">
      <div className="grid content-start justify-items-start gap-3.5">
        <h2 className="text-section">{t('title')}</h2>
        <p className="text-lead text-ink-soft">{t('lead')}</p>
        <SupportButton variant="quiet">
          <Icon name="message-circle" />
          {t('ask')}
        </SupportButton>
        {/* biome-ignore lint/performance/noImgElement: one small drawing; lazy, since phones do not show it */}
        <img alt="" className="faq-fox" height={300} loading="lazy" src="/pictures/fox.webp" width={300} />
      </div>
      <FaqList items={items} />
    </div>
  );
}
