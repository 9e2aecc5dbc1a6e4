import { useTranslations } from 'next-intl';
import { LoadingDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ReadHero } from '@/lib/illustrator';
import type { DeviceReading } from './use-device-reading';

type ReadingSummaryProps = {
  readonly reading: DeviceReading;
  /** A school has declared for all its photos, which are sent or read without another consent. */
  readonly asksConsent?: boolean;
};

/** What this device has read from the photo, in words: all of it, and nothing else, is sent. */
export function ReadingSummary({ reading, asksConsent = true }: ReadingSummaryProps) {
  const t = useTranslations('wizard.photo.reading');
  const { phase } = reading;
  if (phase === 'off' || phase === 'refused') return null;
  if (phase === 'failed') {
    return (
      <p className="reading-card" role="status">
        {t(asksConsent ? 'failed' : 'failedDeclared')}
      </p>
    );
  }
  return (
    <section aria-labelledby="reading-title" className="reading-card" data-testid="reading">
      <h2 className="flex items-center gap-2 font-semibold text-body text-mint-deep" id="reading-title">
        <Icon name="shield-check" />
        {t('title')}
      </h2>
      <p className="text-small">{t('check')}</p>
      <div aria-live="polite" className="grid gap-2">
        {reading.phase === 'read' ? (
          <ReadList hero={reading.hero} offersPhoto={asksConsent} />
        ) : (
          <p className="flex items-center gap-2 text-small">
            <LoadingDots />
            {t('looking')}
          </p>
        )}
      </div>
    </section>
  );
}

type ReadListProps = {
  readonly hero: ReadHero;
  /** A drawing close to the photo can be chosen later. */
  readonly offersPhoto: boolean;
};

function ReadList({ hero: { character, candidates }, offersPhoto }: ReadListProps) {
  const t = useTranslations('wizard.photo.reading');
  const { skin, hairColor, eyeColor, hairShape, glasses, headwear, face } = character;
  return (
    <>
      <p className="font-medium text-small">{t('sent')}</p>
      <ul className="reading-list">
        <li>
          {t('colors')}
          <span aria-hidden="true" className="reading-swatches">
            {[skin, hairColor, eyeColor].map((color, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the same three places
              <i key={at} style={{ backgroundColor: color }} />
            ))}
          </span>
        </li>
        <li>{hairShape ? t('hairShape', { texture: hairShape.texture }) : t('hairStyle')}</li>
        {face ? (
          <>
            <li>{t('face')}</li>
            <li>{t('eyes')}</li>
            <li>{t('mouth')}</li>
          </>
        ) : (
          <li>{t('turned')}</li>
        )}
        <li>{t('wears', { glasses: glasses === 'none' ? 'no' : 'yes', headwear })}</li>
        {candidates.length > 1 && <li>{t('doubt', { count: candidates.length - 1 })}</li>}
      </ul>
      <p className="text-ink-soft text-small">
        {t('rough')} {offersPhoto && <span>{t('later')}</span>}
      </p>
    </>
  );
}
