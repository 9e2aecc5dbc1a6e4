// A client component, so that the page's data carries its few props and not its whole markup.
'use client';

import { postSrcSet } from '@/lib/blog';

type PostImageProps = {
  /** Image path from the post's front matter. */
  readonly image: string;
  readonly sizes: string;
  /** Above the fold: loads eagerly. */
  readonly priority?: boolean | undefined;
};

/**
 * Image of a post, 3:2. The alt text is empty because the text beside it says the same. All supported browsers read
 * AVIF.
 */
export function PostImage({ image, sizes, priority }: PostImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      className="post-picture"
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      sizes={sizes}
      src={image}
      srcSet={postSrcSet(image, 'avif') ?? undefined}
      width={960}
    />
  );
}
