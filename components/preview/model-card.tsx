import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PaintIn } from './paint-in';
import { PortraitZoom } from './portrait-zoom';

type ModelCardProps = {
  readonly model: 'regular' | 'advanced';
  readonly portrait: string | null;
  readonly alt: string;
  /** Drawn at once while the parent chooses; it covers the portrait. */
  readonly sketch?: string | null;
  /** What is going on with this picture, if anything. */
  readonly remark?: string | null;
  readonly share: number;
  readonly disabled?: boolean;
  /** Shown where this drawing cannot be had: the photo that does not allow it. */
  readonly instead?: string | null;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** The line under the model's name: what it costs, or why it cannot be had. */
  readonly note: ReactNode;
};

/** One way to draw the hero, as a picture in the passport. */
export function ModelCard(props: ModelCardProps) {
  const { model, portrait, alt, sketch, remark, share, disabled, instead, checked, onChoose, note } = props;
  const t = useTranslations('preview.passport');
  const tWhat = useTranslations('hero.what');
  const seen = sketch ?? portrait;
  return (
    <div className="relative">
      <label className="hero-model">
        <input
          checked={checked}
          className="choice-input z-2"
          disabled={disabled}
          name="imageModel"
          onChange={onChoose}
          type="radio"
          value={model}
        />
        <span className="hero-portrait">
          {disabled && instead && (
            <span className="hero-refused text-title">
              {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
              <img alt="" src={instead} />
              <Icon name="camera" />
            </span>
          )}
          {!disabled && <PaintIn alt={alt} share={share} src={portrait} />}
          {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
          {sketch && <img alt="" className="hero-sketch" src={sketch} />}
          {remark && !disabled && <span className="redrawing">{remark}</span>}
        </span>
        {!disabled && (
          <i className="hero-tick">
            <Icon name="check" />
          </i>
        )}
        <span className="block px-1 pt-2 leading-snug">
          <b className="block font-semibold text-[1.0625rem]">{t(`models.${model}`)}</b>
          <span className="block text-night-ink text-small">{tWhat(model)}</span>
          <span className="text-night-soft text-small">{note}</span>
        </span>
      </label>
      {seen && !disabled && <PortraitZoom alt={alt} model={model} picture={seen} />}
    </div>
  );
}
