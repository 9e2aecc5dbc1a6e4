// A client component so that a page carries its few properties twice, not its whole markup: it needs no script.
'use client';

import { postSrcSet } from '@/lib/blog';

type PostPictureProps = {
  /** The path that the post names. */
  readonly image: string;
  readonly sizes: string;
  /** Stands on the first screen: loads at once. */
  readonly first?: boolean | undefined;
};

/** A post's picture, three to two; the words beside it say what it is about. Every browser that we serve reads AVIF. */
export function PostPicture({ image, sizes, first }: PostPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      className="post-picture"
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      height={640}
      loading={first ? 'eager' : 'lazy'}
      sizes={sizes}
      src={image}
      srcSet={postSrcSet(image, 'avif') ?? undefined}
      width={960}
    />
  );
}
