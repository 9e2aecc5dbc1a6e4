import { getTranslations } from 'next-intl/server';
import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import type { HomeFacts } from './facts';
import { FaqList } from './faq-list';
import { FAQ_KEYS, faqValues, KEPT_MARKS } from './questions';

/** Questions and answers, one open at a time (spec §1 "FAQ"). */
export async function Faq({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.faq');
  const values = { ...KEPT_MARKS, ...faqValues(facts) };
  return (
    <div className="faq">
      <div className="grid content-start justify-items-start gap-3.5">
        <h2 className="text-section">{t('title')}</h2>
        <p className="text-lead text-ink-soft">{t('lead')}</p>
        <SupportButton look="quiet">
          <Icon name="message-circle" />
          {t('ask')}
        </SupportButton>
      </div>
      <FaqList items={FAQ_KEYS.map((key) => [t(`${key}.q`), t.markup(`${key}.a`, values)] as const)} />
    </div>
  );
}
