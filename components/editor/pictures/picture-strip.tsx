'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { EditorPageView, EditorPicture, RedrawsView } from '@/lib/books';
import { isBeingDrawn } from '@/lib/client/progress/task-progress';

const num = (text: ReactNode) => <Num>{text}</Num>;

type PictureStripProps = {
  readonly page: EditorPageView;
  readonly redraws: RedrawsView;
  readonly picturesPerPage: number;
  readonly onChoose: (variation: number) => void;
  readonly onCompare: () => void;
  readonly onRedraw: () => void;
};

/** All pictures of a page to choose from, and the way to another one with what is left (spec §4 "After purchase"). */
export function PictureStrip({ page, redraws, picturesPerPage, onChoose, onCompare, onRedraw }: PictureStripProps) {
  const t = useTranslations('editor.pictures');
  const shown = page.pictures.filter(({ failed }) => failed === null);
  const left = Math.min(redraws.left, picturesPerPage - shown.length);
  const drawn = shown.filter(({ url }) => url !== null);
  return (
    <div className="grid gap-2">
      <div className="picture-strip">
        {shown.length > 1 && (
          <fieldset className="contents">
            <legend className="sr-only">{t('choose')}</legend>
            {shown.map((picture, index) => (
              <PictureTile
                checked={picture.variation === page.chosen}
                key={picture.variation}
                number={index + 1}
                onSelect={() => onChoose(picture.variation)}
                picture={picture}
              />
            ))}
          </fieldset>
        )}
        {left > 0 && (
          <UnstyledButton className="picture-add" onClick={onRedraw} type="button">
            <Icon name="wand-sparkles" />
            {t('another')}
          </UnstyledButton>
        )}
        {drawn.length > 1 && (
          <UnstyledButton className="text-link min-h-11 px-2 text-small" onClick={onCompare} type="button">
            {t('compare')}
          </UnstyledButton>
        )}
      </div>
      <p className="text-ink-soft text-note">
        {left > 0
          ? t.rich('left', { here: left, left: redraws.left, num })
          : t(redraws.left > 0 ? 'pageFull' : 'bookFull')}
      </p>
      <p aria-live="polite" className="sr-only">
        {shown.some(isBeingDrawn) ? t('drawing') : ''}
      </p>
    </div>
  );
}

type PictureTileProps = {
  readonly picture: EditorPicture;
  readonly number: number;
  readonly checked: boolean;
  readonly onSelect: () => void;
};

function PictureTile({ picture: { variation, url, thumb, request }, number, checked, onSelect }: PictureTileProps) {
  const t = useTranslations('editor.pictures');
  const label = t(url ? 'picture' : 'coming', { number });
  return (
    <label className="editor-picture" data-coming={url === null || undefined}>
      <InputControl
        aria-label={request ? `${label}: ${request}` : label}
        checked={checked}
        className="picture-input"
        disabled={url === null}
        name="pagePicture"
        onChange={onSelect}
        type="radio"
        value={variation}
      />
      {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
      {thumb && <img alt="" src={thumb} />}
    </label>
  );
}
