'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Polaroid } from '@/components/book-object/polaroid';
import { DeletePhoto } from '@/components/photo/delete-photo';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { isUnderWay, shareOf } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import type { ImageModel } from '@/lib/illustrator';
import { formatFor, priceFor } from '@/lib/prices';
import { ModelCard } from './model-card';
import { RedrawStrip } from './redraw-strip';
import type { useRedraws } from './use-redraws';

type PassportProps = {
  readonly draft: DraftView;
  /** The last pictures that were there. */
  readonly portraits: DraftView['portraits'];
  readonly model: ImageModel;
  readonly onModel: (model: ImageModel) => void;
  /** A correction waits to be saved: what is stored is already old. */
  readonly outdated: boolean;
  /** The regular picture as described now, drawn at once. */
  readonly sketch: string | null;
  readonly sketched: 'fresh' | 'late' | null;
  readonly redraws: ReturnType<typeof useRedraws>;
  readonly onPhotoDeleted: (left: DraftView) => Promise<unknown>;
};

const FOOT_LINK = 'block w-max py-2.5 font-medium text-night-ink underline';

/** The hero's passport: the models side by side, the photo they came from, the stamp. */
export function Passport(props: PassportProps) {
  const { draft, portraits, model, onModel, outdated, sketch, sketched, redraws, onPhotoDeleted } = props;
  const t = useTranslations('preview.passport');
  const tStages = useTranslations('wizard.stages');
  const { country, to } = useMarket();
  const toPhoto = to(`/wizard?step=photo&draft=${draft.id}`);
  const task = draft.tasks.character;
  const drawing = isUnderWay(task);
  const redrawing = outdated || drawing;
  const isOld = (drawn: ImageModel) => outdated || (drawing && draft.portraits[drawn] === null);
  const remarkOn = (drawn: ImageModel) => (portraits[drawn] ? t('redrawing') : tStages('painting'));
  const name = draft.childName ?? '';
  // Without a photo nothing was refused.
  const drawnYet = redrawing || portraits.advanced !== null;
  // Known of the photo, it stays while a correction is drawn: the card must not jump.
  const refused = draft.photo !== null && (draft.advancedRefusal !== null || (!draft.advancedPossible && !drawnYet));
  const extra = formatFor(country, priceFor(country, 'advanced_model_addon'));
  const share = shareOf(task);
  const late = sketched === 'late' ? t('late') : null;
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
      <fieldset className="hero-models" data-alone={draft.photo === null || undefined}>
        <legend className="sr-only">{t('choose')}</legend>
        <ModelCard
          alt={t('portraitAlt', { name, model: 'regular' })}
          checked={model === 'regular'}
          model="regular"
          note={t('included')}
          onChoose={() => onModel('regular')}
          portrait={portraits.regular}
          remark={late ?? (isOld('regular') && !sketch ? remarkOn('regular') : null)}
          share={share}
          sketch={sketch}
        />
        {draft.photo && (
          <ModelCard
            alt={t('portraitAlt', { name, model: 'advanced' })}
            checked={model === 'advanced'}
            disabled={refused}
            instead={refused ? draft.photo.url : null}
            model="advanced"
            note={refused ? t('notPossible') : <Num>{`+${extra}`}</Num>}
            onChoose={() => onModel('advanced')}
            portrait={portraits.advanced}
            remark={isOld('advanced') ? remarkOn('advanced') : null}
            share={share}
          />
        )}
      </fieldset>
      <p aria-live="polite" className="sr-only">
        {late ?? (sketched === 'fresh' ? t('updated') : redrawing ? t('redrawing') : t('ready'))}
      </p>
      {refused && <OtherPhoto href={toPhoto} reason={draft.advancedRefusal ?? 'other'} />}
      <RedrawStrip allowance={draft.redraws} redraws={redraws} />
      <PassportFoot draft={draft} onPhotoDeleted={onPhotoDeleted} toPhoto={toPhoto} />
    </section>
  );
}

/** Why there is no advanced drawing, and what would make it possible. */
function OtherPhoto({ href, reason }: { readonly href: string; readonly reason: string }) {
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

type PassportFootProps = Pick<PassportProps, 'draft' | 'onPhotoDeleted'> & { readonly toPhoto: string };

function PassportFoot({ draft, onPhotoDeleted, toPhoto }: PassportFootProps) {
  const t = useTranslations('preview.passport');
  const format = useFormatter();
  const { gender, photo } = draft;
  return (
    <div className="mt-4 flex items-center gap-4 px-1.5 text-night-soft text-small leading-snug lg:mt-5">
      {photo && (
        // biome-ignore lint/performance/noImgElement: a private, short-lived picture
        <Polaroid photo={<img alt="" src={photo.url} />} width="64px" />
      )}
      <div className="grow">
        {photo ? t('source') : t('told', { gender })}
        {photo ? (
          <>
            <b className="block font-medium text-night-ink">{t('neverPrinted')}</b>
            <DeletePhoto bookId={draft.id} className={FOOT_LINK} gender={gender} onDeleted={onPhotoDeleted} />
          </>
        ) : (
          <Link className={FOOT_LINK} href={toPhoto}>
            {t('addPhoto')}
          </Link>
        )}
      </div>
      <span aria-hidden="true" className="hero-stamp">
        <b className="display-text text-note">{t('stamp', { gender })}</b>
        {/* Arabic dates carry their own direction marks, which a forced one would jumble. */}
        <bdi>{format.dateTime(new Date(), { day: '2-digit', month: '2-digit', year: '2-digit' })}</bdi>
      </span>
    </div>
  );
}
