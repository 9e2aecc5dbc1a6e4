'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Polaroid } from '@/components/book-object/polaroid';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { getTaskProgress, isInProgress } from '@/lib/client/progress/task-progress';
import type { ImageModel } from '@/lib/illustrator';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import type { CharacterOptions } from './character-options';
import { ModelCard } from './model-card';
import { RedrawStrip } from './redraws/redraw-strip';
import type { useRedraws } from './redraws/use-redraws';
import { useChildPhoto } from './use-child-photo';

type CharacterCardProps = {
  readonly draft: DraftView;
  /** The last portraits that were loaded. */
  readonly portraits: DraftView['portraits'];
  readonly model: ImageModel;
  readonly onModelChange: (model: ImageModel) => void;
  /** A correction is not saved yet, so the stored portraits are out of date. */
  readonly outdated: boolean;
  /** Instant sketch of the regular portrait. */
  readonly sketch: string | null;
  readonly sketchState: 'fresh' | 'late' | null;
  readonly redraws: ReturnType<typeof useRedraws>;
  readonly onPhotoDeleted: (draft: DraftView) => Promise<unknown>;
  readonly options: CharacterOptions;
};

const FOOTER_LINK_CLASS = 'block w-fit py-2.5 text-start font-medium text-night-ink underline';

/** Character card: both drawing styles, the photo and the stamp. */
export function CharacterCard(props: CharacterCardProps) {
  const { draft, portraits, model, onModelChange, outdated, sketch, sketchState, redraws, onPhotoDeleted, options } =
    props;
  const t = useTranslations('preview.passport');
  const tStages = useTranslations('wizard.stages');
  const tPhoto = useTranslations('hero.candidates');
  const { country } = useMarket();
  const { photoHref, advanced } = options;
  // A hero of the first edition waits for its photo to be checked.
  const showsAdvanced = draft.advancedPossible || draft.photo !== null;
  const task = draft.tasks.character;
  const drawing = isInProgress(task);
  const redrawing = outdated || drawing;
  const isOutdated = (imageModel: ImageModel) => outdated || (drawing && draft.portraits[imageModel] === null);
  const getStatus = (imageModel: ImageModel) => (portraits[imageModel] ? t('redrawing') : tStages('painting'));
  const name = draft.childName ?? '';
  const photoUrl = useChildPhoto(draft);
  const photo = photoUrl && (
    <Polaroid
      className="hero-photo"
      // biome-ignore lint/performance/noImgElement: a private picture, from this device or with a short-lived link
      photo={<img alt={tPhoto('photoAlt', { name })} src={photoUrl} />}
      tilt={6}
    />
  );
  // Without a photo there is no refusal.
  const drawnYet = redrawing || portraits.advanced !== null;
  // A refusal depends on the photo only, so it stays while a correction is drawn; the card must not jump.
  const refused = showsAdvanced && (draft.advancedRefusal !== null || (!draft.advancedPossible && !drawnYet));
  const extra = options.advancedPrice ?? formatMarketPrice(country, priceFor(country, 'advanced_model_addon'));
  const progress = getTaskProgress(task);
  const late = sketchState === 'late' ? t('late') : null;
  return (
    <section aria-label={t('title')} className="character-card on-night">
      <div className="flex items-center justify-between gap-3 px-2 pt-1.5 pb-3">
        <b className="font-semibold">{t('title')}</b>
        <span className="text-night-soft text-note tracking-wider">
          <Num>{`GB ${draft.id
            .replace(/[^a-z0-9]/gi, '')
            .slice(-6)
            .toUpperCase()}`}</Num>
        </span>
      </div>
      <fieldset className="hero-models">
        <legend className="sr-only">{t('choose')}</legend>
        <ModelCard
          alt={t('portraitAlt', { name, model: 'regular' })}
          beside={model === 'regular' ? photo : null}
          checked={model === 'regular'}
          model="regular"
          note={t('included')}
          onSelect={() => onModelChange('regular')}
          portrait={portraits.regular}
          status={late ?? (isOutdated('regular') && !sketch ? getStatus('regular') : null)}
          progress={progress}
          sketch={sketch}
        />
        {showsAdvanced && (
          <ModelCard
            alt={t('portraitAlt', { name, model: 'advanced' })}
            beside={model === 'advanced' ? photo : null}
            checked={model === 'advanced'}
            disabled={refused}
            refusedPhoto={refused ? (draft.photo?.url ?? null) : null}
            model="advanced"
            note={refused ? t('notPossible') : advanced === 'bought' ? t('included') : <Num>{`+${extra}`}</Num>}
            onSelect={() => onModelChange('advanced')}
            portrait={portraits.advanced}
            status={isOutdated('advanced') ? getStatus('advanced') : null}
            progress={progress}
          />
        )}
      </fieldset>
      <p aria-live="polite" className="sr-only">
        {late ?? (sketchState === 'fresh' ? t('updated') : redrawing ? t('redrawing') : t('ready'))}
      </p>
      {refused && <AdvancedRefusalNotice href={photoHref} reason={draft.advancedRefusal ?? 'other'} />}
      {draft.readOnDevice && !draft.advancedPossible && (
        <AdvancedRefusalNotice href={photoHref} reason={draft.character?.faceShape ? 'unseen' : 'earlier'} />
      )}
      <RedrawStrip allowance={draft.redraws} redraws={redraws} />
      <CharacterCardFooter draft={draft} onPhotoDeleted={onPhotoDeleted} options={options} />
    </section>
  );
}

/** Says why the advanced style is not available and what would make it possible. */
function AdvancedRefusalNotice({ href, reason }: { readonly href: string; readonly reason: string }) {
  const t = useTranslations('hero.noAdvanced');
  return (
    <p className="mt-3 px-1 text-night-soft text-small leading-snug">
      {t('text', { reason })}{' '}
      <Link className="inline-block py-2.5 font-medium text-night-ink underline" href={href}>
        {t('go')}
      </Link>
    </p>
  );
}

type CharacterCardFooterProps = Pick<CharacterCardProps, 'draft' | 'onPhotoDeleted' | 'options'>;

function CharacterCardFooter({ draft, onPhotoDeleted, options }: CharacterCardFooterProps) {
  const t = useTranslations('preview.passport');
  const format = useFormatter();
  const { gender, photo, readOnDevice } = draft;
  const source = readOnDevice ? t('sourceDevice') : t('told', { gender });
  return (
    <div className="mt-4 flex items-center gap-4 px-1.5 text-night-soft text-small leading-snug lg:mt-5">
      <div className="min-w-0 grow">
        <span>{photo ? t('source') : source}</span>
        {photo && <b className="block font-medium text-night-ink">{t('neverPrinted')}</b>}
        {(photo || readOnDevice) && options.ownsPhoto && (
          <DeletePhoto
            bookId={draft.id}
            className={FOOTER_LINK_CLASS}
            gender={gender}
            onDeleted={onPhotoDeleted}
            readOnDevice={readOnDevice}
          />
        )}
        {!photo && !readOnDevice && (
          <Link className={FOOTER_LINK_CLASS} href={options.photoHref}>
            {t('addPhoto')}
          </Link>
        )}
      </div>
      <span aria-hidden="true" className="character-stamp">
        <b className="display-text text-note">{t('stamp', { gender })}</b>
        {/* No `dir` here: Arabic dates carry their own direction marks. */}
        <bdi suppressHydrationWarning>
          {format.dateTime(new Date(), { day: '2-digit', month: '2-digit', year: '2-digit' })}
        </bdi>
      </span>
    </div>
  );
}
