import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { hasOwnFace, type ReadHero } from '@/lib/illustrator';
import { ReaderProgress } from './reader-progress';
import type { UnreadReason, useDeviceReading } from './use-device-reading';

/** Where the page says what becomes of the photo. */
export const READING_ID = 'photo-reading';

type ReadingSummaryProps = {
  readonly reading: ReturnType<typeof useDeviceReading>;
  /** A school has declared for all its photos, which are sent or read without another consent. */
  readonly asksConsent?: boolean;
  /** The photo could be sent in place of its reading. */
  readonly canSend?: boolean;
};

/** What this device has read from the photo, in words: all of it, and nothing else, is sent. */
export function ReadingSummary({ reading, asksConsent = true, canSend = true }: ReadingSummaryProps) {
  const t = useTranslations('wizard.photo.reading');
  const { state, sendInstead, retry } = reading;
  if (state.phase === 'off' || state.phase === 'refused') return null;
  if (state.phase === 'failed') return <UnreadNotice asksConsent={asksConsent} onRetry={retry} reason={state.reason} />;
  return (
    <section
      aria-labelledby="reading-title"
      className="reading-card"
      data-testid="reading"
      id={READING_ID}
      tabIndex={-1}
    >
      <h2 className="flex items-center gap-2 text-body text-mint-deep" id="reading-title">
        <Icon name="shield-check" />
        {t('title')}
      </h2>
      <p className="text-small">{t('check')}</p>
      <div aria-live="polite" className="grid gap-2">
        {state.phase === 'read' ? (
          <ReadList hero={state.hero} offersStyles={asksConsent && canSend} />
        ) : (
          <ReaderProgress {...(canSend && { onSendInstead: sendInstead })} />
        )}
      </div>
    </section>
  );
}

type UnreadNoticeProps = {
  readonly reason: UnreadReason;
  readonly asksConsent: boolean;
  readonly onRetry: () => void;
};

/** Why the photo would be sent; what is not the device's fault can be tried again. */
function UnreadNotice({ reason, asksConsent, onRetry }: UnreadNoticeProps) {
  const t = useTranslations('wizard.photo.reading');
  const tCommon = useTranslations('common');
  const declared = reason === 'line' ? t('failedLineDeclared') : t('failedDeclared');
  const asked = { device: t('failed'), line: t('failedLine'), chosen: t('chosen') }[reason];
  return (
    <div className="reading-card" id={READING_ID} role="status" tabIndex={-1}>
      <p>{asksConsent ? asked : declared}</p>
      {reason !== 'device' && (
        <UnstyledButton className="text-link justify-self-start" onClick={onRetry} type="button">
          {tCommon('retry')}
        </UnstyledButton>
      )}
    </div>
  );
}

type ReadListProps = {
  readonly hero: ReadHero;
  /** A parent chooses one of two styles later. */
  readonly offersStyles: boolean;
};

function ReadList({ hero: { character, candidates }, offersStyles }: ReadListProps) {
  const t = useTranslations('wizard.photo.reading');
  const { skin, hairColor, eyeColor, hairShape, glasses, headwear, face } = character;
  const ownFace = hasOwnFace(character);
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
        {face || ownFace ? (
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
        {t('rough')} {offersStyles && ownFace && <span>{t('bothStyles')}</span>}
      </p>
    </>
  );
}
