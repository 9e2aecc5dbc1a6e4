import { getFormatter, getTranslations } from 'next-intl/server';
import { Num, Tag } from '@/components/ui/text';
import type { HomeProof } from './facts';
import { RICH } from './rich';
import { Stars } from './stars';

/**
 * Rating and number of children (spec §1 "Social proof claims"): the owner's with where they can be checked, samples
 * with the word that they are (rulings, "Flow"). Nothing at all where there is neither.
 */
export async function ProofLine({ rating, children }: Pick<HomeProof, 'rating' | 'children'>) {
  const [t, format] = await Promise.all([getTranslations('home.hero'), getFormatter()]);
  if (!rating && !children) return null;
  const isSample = [rating, children].some((figure) => figure?.isSample);
  return (
    <p className="proof-line">
      {rating && (
        <>
          <Stars label={t('rating', { rating: rating.value })} />
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
      {children && <span>{t.rich('children', { ...RICH, count: children.value })}</span>}
      {isSample && <Tag tone="sky">{t('sampleFigures')}</Tag>}
    </p>
  );
}
