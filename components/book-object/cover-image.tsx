import { coverPath, coverSrcSet, type Gender } from '@/lib/catalogue';

type CoverImageProps = {
  readonly baseId: number;
  readonly gender: Gender;
  readonly sizes: string;
  /** Above the fold: loads eagerly. */
  readonly priority?: boolean;
};

/** Cover image for pages that need no client script. The title beside it serves as its text. */
export function CoverImage({ baseId, gender, sizes, priority }: CoverImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      sizes={sizes}
      src={coverPath(baseId, gender)}
      srcSet={coverSrcSet(baseId, gender)}
      width={640}
    />
  );
}
