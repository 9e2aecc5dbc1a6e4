import { getFormatter, getTranslations } from 'next-intl/server';
import { currentMarket } from '@/lib/i18n/current-market';
import type { ProofPhoto } from '@/lib/social-proof';

/** Three photos of real books with photographer and date; renders nothing until the owner has them. */
export async function CustomerPhotos({ photos }: { readonly photos: readonly ProofPhoto[] }) {
  const [{ language }, t, format] = await Promise.all([
    currentMarket(),
    getTranslations('home.photos'),
    getFormatter(),
  ]);
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="customer-photos">
      {photos.map(({ file, width, height, alt, caption, source, takenOn }) => (
        <li key={file}>
          <figure className="photo-print">
            {/* biome-ignore lint/performance/noImgElement: the owner's file, as it is */}
            <img alt={alt[language]} decoding="async" height={height} loading="lazy" src={file} width={width} />
            <figcaption>
              <span className="photo-print-words">{caption[language]}</span>
              <span className="text-note text-ink-soft">
                {t('source', {
                  source,
                  day: format.dateTime(new Date(takenOn), { dateStyle: 'long', timeZone: 'UTC' }),
                })}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
