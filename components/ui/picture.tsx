// A client component, so that the page's data carries its few props and not its whole markup. It needs no hydration.
'use client';

type PictureProps = {
  /** Name below `/pictures/`, without width and extension: `hero-bedroom`. */
  readonly name: string;
  /** Widths of the existing AVIF files in pixels, ascending; all images are square. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** The largest image above the fold. */
  readonly priority?: boolean;
  readonly className?: string;
};

/** A square image with a fixed aspect ratio. All supported browsers read AVIF. */
export function Picture({ name, widths, sizes, alt, priority, className }: PictureProps) {
  const file = (width: number | undefined) => `/pictures/${name}-${width}.avif`;
  const largest = widths.at(-1);
  const chooses = widths.length > 1;
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that the page needs
    <img
      alt={alt}
      className={className}
      // Decoded later, the largest picture would come a frame after the text.
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      height={largest}
      loading={priority ? 'eager' : 'lazy'}
      sizes={chooses ? sizes : undefined}
      src={file(largest)}
      srcSet={chooses ? widths.map((width) => `${file(width)} ${width}w`).join(', ') : undefined}
      width={largest}
    />
  );
}
