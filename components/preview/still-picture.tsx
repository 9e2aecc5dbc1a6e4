import type { ComponentProps } from 'react';

type Still = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> & { readonly picture: string | null };

/** A page's picture on a leaf in the air; its paper while there is none to show. */
export function StillPicture({ picture, sizes, srcSet }: Still) {
  if (!picture) return <span className="locked-wash" />;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture, or one made ahead in a few widths
  return <img alt="" sizes={sizes} src={picture} srcSet={srcSet} />;
}
