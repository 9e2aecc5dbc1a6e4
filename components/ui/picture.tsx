// A client component so that a page carries its few properties twice, not its whole markup: it needs no script.
'use client';

type PictureProps = {
  /** Under `/pictures/`, without width and ending: `hero-bedroom`. */
  readonly name: string;
  /** Widths that exist as AVIF, ascending, in pixels; all square. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** Empty where the picture only decorates. */
  readonly alt: string;
  /** The one picture that the first screen is about. */
  readonly first?: boolean;
  readonly className?: string;
};

/** A square picture of the shop's own, never shifting the page. Every browser that runs the shop reads AVIF. */
export function Picture({ name, widths, sizes, alt, first, className }: PictureProps) {
  const file = (width: number | undefined) => `/pictures/${name}-${width}.avif`;
  const largest = widths.at(-1);
  const chooses = widths.length > 1;
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that the page needs
    <img
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      height={largest}
      loading={first ? 'eager' : 'lazy'}
      sizes={chooses ? sizes : undefined}
      src={file(largest)}
      srcSet={chooses ? widths.map((width) => `${file(width)} ${width}w`).join(', ') : undefined}
      width={largest}
    />
  );
}
