import type { ComponentProps } from 'react';
import { InputControl } from '@/components/ui/form-controls';

type PictureTileProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Name below `/pictures/`, without size and extension (`npm run pictures` draws them). */
  readonly picture: string;
  readonly label: string;
  readonly type?: 'radio' | 'checkbox';
  /** Shows the label below the picture. */
  readonly showLabel?: boolean;
};

/** A radio button or checkbox with a small picture of one feature. */
export function PictureTile({ picture, label, type = 'radio', showLabel, ...input }: PictureTileProps) {
  return (
    <label className="picture-tile" title={showLabel ? undefined : label}>
      <InputControl {...input} aria-label={label} className="choice-input" type={type} />
      {/* biome-ignore lint/performance/noImgElement: a fixed tile, prebuilt in its one size */}
      <img alt="" decoding="async" height={128} loading="lazy" src={`/pictures/${picture}-128.webp`} width={128} />
      {showLabel && <span aria-hidden="true">{label}</span>}
    </label>
  );
}

type OwnHairTileProps = Omit<ComponentProps<'input'>, 'type' | 'src'> & {
  readonly label: string;
  /** A portrait with the own hair; `null` while it is drawn. */
  readonly src: string | null;
};

/** The radio button of the hair in the photo: larger than a style of the list, with its name below it. */
export function OwnHairTile({ label, src, ...input }: OwnHairTileProps) {
  return (
    <label className="picture-tile own-hair-tile">
      <InputControl {...input} aria-label={label} className="choice-input" type="radio" value="own" />
      <span className="own-hair-picture">
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
        {src && <img alt="" className="own-hair-portrait" height={480} src={src} width={480} />}
      </span>
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
