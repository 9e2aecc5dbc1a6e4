import { coverPath, coverSrcSet, type Gender } from '@/lib/catalogue';

type CoverPictureProps = {
  readonly baseId: number;
  readonly gender: Gender;
  readonly sizes: string;
};

/** The art of a catalogue's cover on pages that need no script for it. The title beside it says what it is. */
export function CoverPicture({ baseId, gender, sizes }: CoverPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      decoding="async"
      height={640}
      loading="lazy"
      sizes={sizes}
      src={coverPath(baseId, gender)}
      srcSet={coverSrcSet(baseId, gender)}
      width={640}
    />
  );
}
