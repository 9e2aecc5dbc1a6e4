import { coverPath, coverSrcSet, type Gender } from '@/lib/catalogue';

type CoverPictureProps = {
  readonly baseId: number;
  readonly gender: Gender;
  readonly sizes: string;
  /** What it shows; empty where the title beside it says enough. */
  readonly alt?: string | undefined;
  /** The one picture that the first screen is about. */
  readonly first?: boolean;
};

/** The art of a catalogue's cover, as wide as it is shown. */
export function CoverPicture({ baseId, gender, sizes, alt = '', first }: CoverPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt={alt}
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
