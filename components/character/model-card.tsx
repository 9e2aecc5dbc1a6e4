import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { PortraitZoom } from './portrait-zoom';

type ModelCardProps = {
  readonly model: 'regular' | 'advanced';
  readonly portrait: string | null;
  readonly alt: string;
  /** Instant sketch; covers the portrait. */
  readonly sketch?: string | null;
  /** Status of this picture, if any. */
  readonly status?: string | null;
  readonly progress: number;
  readonly disabled?: boolean;
  /** Photo that does not allow this style; shown instead of a portrait. */
  readonly refusedPhoto?: string | null;
  /** The child's photo, beside the chosen hero. */
  readonly beside: ReactNode;
  readonly checked: boolean;
  readonly onSelect: () => void;
  /** Line below the model's name: its price, or why it is not available. */
  readonly note: ReactNode;
};

/** One drawing style in the character card, as a radio button with a picture. */
export function ModelCard(props: ModelCardProps) {
  const { model, portrait, alt, sketch, status, progress, disabled, refusedPhoto, beside, checked, onSelect, note } =
    props;
  const t = useTranslations('preview.passport');
  const tWhat = useTranslations('hero.what');
  const picture = sketch ?? portrait;
  return (
    <div className="hero-choice">
      <label className="hero-model">
        <InputControl
          checked={checked}
          className="choice-input z-2"
          disabled={disabled}
          name="imageModel"
          onChange={onSelect}
          type="radio"
          value={model}
        />
        <span className="hero-portrait">
          {disabled && refusedPhoto && (
            <span className="model-unavailable text-title">
              {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
              <img alt="" src={refusedPhoto} />
              <Icon name="camera" />
            </span>
          )}
          {!disabled && <RevealImage alt={alt} progress={progress} src={portrait} />}
          {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
          {sketch && <img alt="" className="hero-sketch" src={sketch} />}
          {status && !disabled && <span className="hero-redrawing">{status}</span>}
        </span>
        {!disabled && (
          <i className="model-check">
            <Icon name="check" />
          </i>
        )}
        <span className="hero-words">
          <b className="block font-semibold text-[1.0625rem]">{t(`models.${model}`)}</b>
          <span className="block text-night-ink text-small">{tWhat(model)}</span>
          <span className="text-night-soft text-small">{note}</span>
        </span>
      </label>
      {beside}
      {picture && !disabled && <PortraitZoom alt={alt} model={model} picture={picture} />}
    </div>
  );
}
