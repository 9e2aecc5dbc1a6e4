import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CoverTone } from '@/lib/catalogue';

type BookCoverProps = {
  /** The art: an `<img>` or `<Picture>`; its top third is calm. */
  readonly art: ReactNode;
  readonly title: string;
  /** "starring Maya" on the band below. */
  readonly starring?: string;
  /** Width in CSS, such as `220px` or `min(100%, 230px)`. */
  readonly width?: string;
  /** Thickness in pixels. */
  readonly thickness?: number;
  readonly selected?: boolean;
  readonly soon?: boolean;
  /** How the title is lettered on the art; without it the art is darkened, so that any title stays readable. */
  readonly tone?: CoverTone | null;
  /** Front straight to the reader instead of turned by 25°. */
  readonly facing?: boolean;
};

/** A book as an object, not a thumbnail. Inside a link or a `.group` it turns to face the reader on hover. */
export function BookCover(props: BookCoverProps) {
  const { art, title, starring, width, thickness, selected, soon, tone, facing } = props;
  const style = {
    '--book-width': width,
    '--thick': thickness ? `${thickness}px` : undefined,
    '--tint': tone?.tint,
  } as CSSProperties;
  return (
    <span
      className="book"
      data-facing={facing || undefined}
      data-lettering={tone?.lettering}
      data-soon={soon || undefined}
      data-tone={tone?.tone}
      style={style}
    >
      <span className="book-body">
        <span className="book-back" />
        <span className="book-pages" />
        <span className="book-front">
          {art}
          <span className="book-title">{title}</span>
          {starring && (
            <span className="book-hero">
              <span>{starring}</span>
            </span>
          )}
        </span>
      </span>
      {selected && (
        <span className="book-mark">
          <Icon name="check" />
        </span>
      )}
    </span>
  );
}

/** What stands on the shelf while the book itself is on its way. */
export function BookSkeleton({ width }: { readonly width?: string }) {
  return (
    <span aria-hidden="true" className="book-skeleton block" style={{ '--book-width': width } as CSSProperties}>
      <i />
      <span className="skeleton mt-5 block h-3 w-4/5" />
      <span className="skeleton mt-2 block h-2.5 w-2/5" />
    </span>
  );
}
