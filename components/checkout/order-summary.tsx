import { useTranslations } from 'next-intl';
import { OrderCover } from '@/components/orders/order-cover';
import { Num } from '@/components/ui/text';
import type { OrderView } from '@/lib/orders';
import { formatPrice, type Quote } from '@/lib/prices';
import { OfferPrice } from './offer-price';

type OrderSummaryProps = {
  readonly order: OrderView;
  readonly total: Quote;
  /** The same lines without the offer. */
  readonly regular: Quote;
};

/** The book, every charged line, what is taken off, and the total. */
export function OrderSummary({ order, total, regular }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary');
  const common = useTranslations('common');
  const { book, currency } = order;
  return (
    <section
      aria-label={t('title')}
      className="grid gap-5 rounded-card hairline border-edge bg-leaf p-5 shadow-1 sm:p-6"
    >
      <div className="flex items-center gap-6">
        <OrderCover book={book} showHero width="clamp(96px, 11vw, 130px)" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-title">
            <bdi lang={book?.language}>{book?.title}</bdi>
          </h2>
          <p className="text-ink-soft text-small">{t('hero', { name: book?.heroName ?? '' })}</p>
        </div>
      </div>
      <dl className="grid gap-2">
        {total.lines.map(({ priceId, quantity, unitMinor }, index) => (
          <div className="flex justify-between gap-4" key={priceId}>
            <dt>{t(`lines.${priceId}`)}</dt>
            <dd>
              {unitMinor === 0 && priceId === 'added_hero' ? (
                common('free')
              ) : (
                <OfferPrice
                  currency={currency}
                  amountMinor={quantity * unitMinor}
                  regularMinor={quantity * (regular.lines[index]?.unitMinor ?? unitMinor)}
                />
              )}
            </dd>
          </div>
        ))}
        {total.discounts.map(({ kind, amountMinor }) => (
          <div className="flex justify-between gap-4 text-mint-deep" key={kind}>
            <dt>{t(`discounts.${kind}`)}</dt>
            <dd>
              <Num>{`−${formatPrice(amountMinor, currency)}`}</Num>
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-edge line-top dashed pt-3 font-semibold text-lead">
          <dt>{t('total')}</dt>
          <dd>
            <Num>{formatPrice(total.totalMinor, currency)}</Num>
          </dd>
        </div>
      </dl>
    </section>
  );
}
