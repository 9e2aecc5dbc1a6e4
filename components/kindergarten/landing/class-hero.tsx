import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GroupHero } from '@/components/group/landing/group-hero';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { pickMessages } from '@/lib/i18n/pick-messages';
import type { CountryCode, Language } from '@/lib/markets';
import { formatMarketPrice, PRICE_TABLE, type PriceId, priceFor } from '@/lib/prices';
import { ClassStart } from './class-start';

/** The lowest tier, which 'from' in marketing means, with its quantity (rulings, "Money"). */
const LOWEST = 'kindergarten_printed_100_plus';

const num = (chunks: ReactNode) => <Num>{chunks}</Num>;

type ClassHeroProps = { readonly country: CountryCode; readonly language: Language };

/** What a class gets and what a book costs, and the way to the form. */
export async function ClassHero({ country, language }: ClassHeroProps) {
  const [t, start, messages] = await Promise.all([
    getTranslations('kindergarten.landing'),
    getTranslations('kindergarten.start'),
    getMessages(),
  ]);
  const price = (id: PriceId) => formatMarketPrice(country, priceFor(country, id));
  const quantity = PRICE_TABLE[LOWEST].minQuantity ?? 0;
  return (
    <GroupHero
      language={language}
      picture="hero-rain"
      texts={{ kicker: t('kicker'), title: t('title'), lead: t('lead') }}
    >
      <ClassStart label={start('new')} messages={pickMessages(messages, PAGE_MESSAGES.classStart)} />
      <div className="grid gap-1 text-ink-soft text-small">
        {isAvailable('print') && <p>{t.rich('fromPrinted', { price: price(LOWEST), quantity, num })}</p>}
        <p>{t.rich('fromDigital', { price: price('kindergarten_digital'), num })}</p>
      </div>
    </GroupHero>
  );
}
