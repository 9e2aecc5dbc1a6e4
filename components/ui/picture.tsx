type PictureProps = {
  /** Under `/pictures/`, without width and ending: `hero-bedroom`. */
  readonly name: string;
  /** Widths that exist, ascending, in pixels; each as AVIF and WebP, square. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** Empty where the picture only decorates. */
  readonly alt: string;
  /** The one picture that the first screen is about. */
  readonly first?: boolean;
  readonly className?: string;
};

/** A square picture of the shop's own, in two formats, never shifting the page. */
export function Picture({ name, widths, sizes, alt, first, className }: PictureProps) {
  const set = (ending: string) => widths.map((width) => `/pictures/${name}-${width}.${ending} ${width}w`).join(', ');
  const largest = widths.at(-1);
  return (
    <picture className="contents">
      <source sizes={sizes} srcSet={set('avif')} type="image/avif" />
      <img
        alt={alt}
        className={className}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={largest}
        loading={first ? 'eager' : 'lazy'}
        sizes={sizes}
        src={`/pictures/${name}-${largest}.webp`}
        srcSet={set('webp')}
        width={largest}
      />
    </picture>
  );
}
