import { getFormatter, getTranslations } from 'next-intl/server';
import { RICH_TAGS } from '@/components/ui/rich-text/rich-tags';
import { Num, Tag } from '@/components/ui/text';
import type { SocialProof } from '../home-page-data';
import { StarRating } from '../star-rating';

/**
 * Rating and number of children (spec §1 "Social proof claims"): real figures link to their source, sample figures are
 * labelled as samples (rulings, "Flow").
 * Renders nothing if there are neither.
 */
export async function RatingLine({ rating, children }: Pick<SocialProof, 'rating' | 'children'>) {
  const [t, format] = await Promise.all([getTranslations('home.hero'), getFormatter()]);
  if (!rating && !children) return null;
  const isSample = [rating, children].some((figure) => figure?.isSample);
  return (
    <p className="proof-line">
      {rating && (
        <>
          <StarRating label={t('rating', { rating: rating.value })} />
          <b>
            <Num>{format.number(rating.value)}</Num>
          </b>
          {rating.source && (
            <a href={rating.source.url} rel="noopener" target="_blank">
              {rating.source.name}
            </a>
          )}
        </>
      )}
      {children && <span>{t.rich('children', { ...RICH_TAGS, count: children.value })}</span>}
      {isSample && <Tag tone="sky">{t('sampleFigures')}</Tag>}
    </p>
  );
}
