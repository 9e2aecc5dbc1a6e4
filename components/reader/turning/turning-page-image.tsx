import type { ComponentProps } from 'react';
import { LockedPicture } from '../locked-picture';

type TurningPageImageProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> & {
  readonly picture: string | null;
  readonly blurredImage?: string | null;
};

/** Picture on a turning page; blank paper if there is none. */
export function TurningPageImage({ picture, blurredImage = null, sizes, srcSet }: TurningPageImageProps) {
  if (!picture) return <LockedPicture blurredImage={blurredImage} />;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture, or one made ahead in a few widths
  return <img alt="" sizes={sizes} src={picture} srcSet={srcSet} />;
}
