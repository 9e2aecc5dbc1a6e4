import { coverPath, coverSrcSet, type Gender } from '@/lib/catalogue';

type CoverPictureProps = {
  readonly baseId: number;
  readonly gender: Gender;
  readonly sizes: string;
  /** The one picture that the first screen is about. */
  readonly first?: boolean;
};

/** The art of a catalogue's cover, as wide as it is shown. The title beside it says what it is. */
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
