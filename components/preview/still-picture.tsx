import type { ComponentProps } from 'react';
import { LockedPicture } from './locked-picture';

type Still = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> & {
  readonly picture: string | null;
  readonly veil?: string | null;
};

/** A page's picture on a leaf in the air; its paper while there is none to show. */
export function StillPicture({ picture, veil = null, sizes, srcSet }: Still) {
  if (!picture) return <LockedPicture veil={veil} />;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture, or one made ahead in a few widths
  return <img alt="" sizes={sizes} src={picture} srcSet={srcSet} />;
}
