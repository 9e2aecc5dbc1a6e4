import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CoverTone } from '@/lib/catalogue';
import { fitTitle } from './fit-title';

type BookCoverProps = {
  /** The art: an `<img>` or `<Picture>`; its top third has few details. */
  readonly art: ReactNode;
  readonly title: string;
  /** Such as "starring Maya", on the label at the bottom or, where the tone says so, below the title. */
  readonly starring?: string;
  /** Width in CSS, such as `220px` or `min(100%, 230px)`. */
  readonly width?: string;
  /** Thickness of the book in pixels. */
  readonly thickness?: number;
  readonly selected?: boolean;
  readonly comingSoon?: boolean;
  /** Colours and lettering of the title. Without it we darken the art, so that any title stays readable. */
  readonly tone?: CoverTone | null;
  /** Shows the front flat and sharp, instead of turning the book by 25°. */
  readonly frontal?: boolean;
};

/** A book as a 3D object. Inside a link or a `.group` it turns to the front on hover. */
export function BookCover(props: BookCoverProps) {
  const { art, title, starring, width, thickness, selected, comingSoon, tone, frontal } = props;
  const style = {
    '--book-width': width,
    '--thick': thickness ? `${thickness}px` : undefined,
    '--tint': tone?.tint,
    '--title-size': fitTitle(title, tone?.lettering ?? 'round').toFixed(2),
  } as CSSProperties;
  return (
    <span
      className="book-object"
      data-facing={frontal || undefined}
      data-lettering={tone?.lettering}
      data-soon={comingSoon || undefined}
      data-starring={tone?.starring}
      data-tone={tone?.tone}
      style={style}
    >
      <span className="book-body">
        <span className="book-back" />
        <span className="book-pages" />
        <span className="book-front">
          {art}
          <span className="cover-words">
            <span className="book-title" dir="auto">
              {title}
            </span>
            {starring && (
              <span className="book-hero" dir="auto">
                {starring}
              </span>
            )}
          </span>
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
