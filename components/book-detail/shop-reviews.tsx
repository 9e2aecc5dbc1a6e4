import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/** What a customer wrote about the shop, published by the staff. */
export type ShopReview = {
  readonly id: string;
  /** One to five stars. */
  readonly rating: number;
  readonly text: string;
  /** The name that the customer chose to be shown. */
  readonly signature: string | null;
  readonly rewarded: boolean;
  readonly createdAt: Date;
};

/** Reviews of the shop, each with its stars; it says which were rewarded (rulings, "Money"). */
export async function ShopReviews({ reviews }: { readonly reviews: readonly ShopReview[] }) {
  const [t, stars, format] = await Promise.all([
    getTranslations('bookDetail.reviews'),
    getTranslations('rewards.review'),
    getFormatter(),
  ]);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="page-band">
      <div className="wrap grid gap-6">
        <h2 className="text-section" id="reviews">
          {t('title')}
        </h2>
        <ul className="grid gap-8">
          {reviews.map(({ id, rating, text, signature, rewarded, createdAt }) => (
            <li className="grid gap-2" key={id}>
              <p aria-label={stars('stars', { count: rating })} className="flex gap-1 text-honey-deep" role="img">
                {Array.from({ length: rating }, (_, index) => (
                  <Icon filled key={`${id}-${String(index)}`} name="star" />
                ))}
              </p>
              <blockquote className="typed-text wrap-anywhere story-text">{text}</blockquote>
              <p className="flex flex-wrap gap-3 text-small text-ink-soft">
                {signature && <bdi>{signature}</bdi>}
                <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, { dateStyle: 'long' })}</time>
                {rewarded && <span>{t('rewarded')}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
