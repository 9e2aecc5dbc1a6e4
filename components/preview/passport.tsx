'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Polaroid } from '@/components/book-object/polaroid';
import { Num } from '@/components/ui/text';
import { isUnderWay, shareOf } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import type { ImageModel } from '@/lib/illustrator';
import { formatFor, priceFor } from '@/lib/prices';
import { ModelCard } from './model-card';
import { useKeptPortraits } from './use-kept-portraits';

type PassportProps = {
  readonly draft: DraftView;
  readonly model: ImageModel;
  readonly onModel: (model: ImageModel) => void;
  /** A correction waits to be saved: what is shown is already old. */
  readonly outdated: boolean;
};

/** The hero's passport: both models side by side, the photo they came from, the stamp. */
export function Passport({ draft, model, onModel, outdated }: PassportProps) {
  const t = useTranslations('preview.passport');
  const format = useFormatter();
  const { country } = useMarket();
  const portraits = useKeptPortraits(draft.portraits);
  const task = draft.tasks.character;
  const drawing = isUnderWay(task);
  const isOld = (drawn: ImageModel) => outdated || (drawing && draft.portraits[drawn] === null);
  const redrawing = outdated || drawing;
  const { gender } = draft;
  const name = draft.childName ?? '';
  const refused = !draft.advancedPossible && !redrawing && portraits.advanced === null;
  const extra = formatFor(country, priceFor(country, 'advanced_model_addon'));
  const share = shareOf(task);
  return (
    <section aria-label={t('title')} className="hero-passport on-night">
      <div className="flex items-center justify-between gap-3 px-2 pt-1.5 pb-3">
        <b className="font-semibold">{t('title')}</b>
        <span className="text-night-soft text-note tracking-wider">
          <Num>{`GB ${draft.id
            .replace(/[^a-z0-9]/gi, '')
            .slice(-6)
            .toUpperCase()}`}</Num>
        </span>
      </div>
      <fieldset className="grid grid-cols-2 gap-3 lg:gap-[18px]">
        <legend className="sr-only">{t('choose')}</legend>
        <ModelCard
          alt={t('portraitAlt', { name, model: 'regular' })}
          checked={model === 'regular'}
          model="regular"
          note={t('included')}
          onChoose={() => onModel('regular')}
          portrait={portraits.regular}
          redrawing={isOld('regular')}
          share={share}
        />
        <ModelCard
          alt={t('portraitAlt', { name, model: 'advanced' })}
          checked={model === 'advanced'}
          disabled={refused}
          model="advanced"
          note={
            refused ? (
              t('notPossible')
            ) : (
              <>
                {t('fromPhoto')} <Num>{`+${extra}`}</Num>
              </>
            )
          }
          onChoose={() => onModel('advanced')}
          portrait={portraits.advanced}
          redrawing={isOld('advanced')}
          share={share}
        />
      </fieldset>
      <p aria-live="polite" className="sr-only">
        {redrawing ? t('redrawing') : t('ready')}
      </p>
      <div className="mt-4 flex items-center gap-4 px-1.5 text-night-soft text-small leading-snug lg:mt-5">
        {draft.photo && (
          // biome-ignore lint/performance/noImgElement: a private, short-lived picture
          <Polaroid photo={<img alt="" src={draft.photo.url} />} width="64px" />
        )}
        <p className="grow">
          {t('source')}
          <b className="block font-medium text-night-ink">{t('neverPrinted')}</b>
        </p>
        <span aria-hidden="true" className="hero-stamp">
          <b className="display-text text-note">{t('stamp', { gender })}</b>
          {/* Arabic dates carry their own direction marks, which a forced one would jumble. */}
          <bdi>{format.dateTime(new Date(), { day: '2-digit', month: '2-digit', year: '2-digit' })}</bdi>
        </span>
      </div>
    </section>
  );
}
