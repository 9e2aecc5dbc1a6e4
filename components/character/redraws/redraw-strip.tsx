'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import type { DraftView, VariationView } from '@/lib/books';
import type { useRedraws } from './use-redraws';

const num = (text: ReactNode) => <Num>{text}</Num>;

type RedrawStripProps = {
  readonly redraws: ReturnType<typeof useRedraws>;
  readonly allowance: DraftView['redraws'];
};

/** All drawings of a character side by side, and a button for another one (§9 redraws). */
export function RedrawStrip({ redraws, allowance: { left, limit } }: RedrawStripProps) {
  const t = useTranslations('hero.redraw');
  const { pictures, selected, drawing, failure, redraw, select } = redraws;
  return (
    <div className="hero-redraws">
      {pictures.length > 1 && (
        <fieldset className="redraw-row">
          <legend className="sr-only">{t('choose')}</legend>
          {pictures.map((picture, index) => (
            <RedrawTile
              checked={picture.variation === selected}
              key={picture.variation}
              number={index + 1}
              onSelect={() => select(picture.variation)}
              picture={picture}
            />
          ))}
        </fieldset>
      )}
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button loading={drawing} variant="night" onClick={redraw} size="small">
            <Icon name="wand-sparkles" />
            {t('go')}
          </Button>
          <span className="text-night-ink text-small">{t.rich('left', { left, limit, num })}</span>
        </div>
      )}
      <p className="text-night-soft text-note leading-snug">{left > 0 ? t('free') : t.rich('used', { limit, num })}</p>
      <p aria-live="polite" className="sr-only">
        {drawing ? t('drawing') : pictures.length > 1 ? t('added') : ''}
      </p>
      <FormError failure={failure} />
    </div>
  );
}

type RedrawTileProps = {
  readonly picture: VariationView;
  readonly number: number;
  readonly checked: boolean;
  readonly onSelect: () => void;
};

function RedrawTile({ picture: { url, variation }, number, checked, onSelect }: RedrawTileProps) {
  const t = useTranslations('hero.redraw');
  return (
    <label className="redraw-tile" data-coming={url === null || undefined}>
      <InputControl
        aria-label={t(url ? 'picture' : 'coming', { number })}
        checked={checked}
        className="choice-input"
        disabled={url === null}
        name="portraitVariation"
        onChange={onSelect}
        type="radio"
        value={variation}
      />
      {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
      {url && <img alt="" src={url} />}
    </label>
  );
}
