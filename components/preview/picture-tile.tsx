import type { ComponentProps } from 'react';

type PictureTileProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Under `/pictures/`, without size and ending (`npm run pictures` draws them). */
  readonly picture: string;
  readonly label: string;
  readonly type?: 'radio' | 'checkbox';
  /** Show the label below the picture. */
  readonly captioned?: boolean;
};

/** A small picture of one feature to choose. */
export function PictureTile({ picture, label, type = 'radio', captioned, ...input }: PictureTileProps) {
  return (
    <label className="picture-tile" title={captioned ? undefined : label}>
      <input {...input} aria-label={label} className="choice-input" type={type} />
      {/* biome-ignore lint/performance/noImgElement: a fixed tile, made ahead in its one size */}
      <img alt="" decoding="async" height={128} loading="lazy" src={`/pictures/${picture}-128.webp`} width={128} />
      {captioned && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
