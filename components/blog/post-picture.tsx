import { postSrcSet } from '@/lib/blog';

type PostPictureProps = {
  /** The path that the post names. */
  readonly image: string;
  readonly sizes: string;
  /** Stands on the first screen: loads at once. */
  readonly first?: boolean | undefined;
};

/** A post's picture, three to two, in two formats; the words beside it say what it is about. */
export function PostPicture({ image, sizes, first }: PostPictureProps) {
  const avif = postSrcSet(image, 'avif');
  return (
    <picture className="contents">
      {avif && <source sizes={sizes} srcSet={avif} type="image/avif" />}
      <img
        alt=""
        className="post-picture"
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={640}
        loading={first ? 'eager' : 'lazy'}
        sizes={sizes}
        src={image}
        srcSet={postSrcSet(image, 'webp') ?? undefined}
        width={960}
      />
    </picture>
  );
}
