import { coverPath, coverSrcSet, type Gender } from '@/lib/catalogue';

type CoverPictureProps = {
  readonly baseId: number;
  readonly gender: Gender;
  readonly sizes: string;
  /** Stands on the first screen: loads at once. */
  readonly first?: boolean;
};

/** The art of a catalogue's cover on pages that need no script for it. The title beside it says what it is. */
export function CoverPicture({ baseId, gender, sizes, first }: CoverPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      height={640}
      loading={first ? 'eager' : 'lazy'}
      sizes={sizes}
      src={coverPath(baseId, gender)}
      srcSet={coverSrcSet(baseId, gender)}
      width={640}
    />
  );
}
