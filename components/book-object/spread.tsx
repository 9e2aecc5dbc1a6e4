import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Num } from '@/components/ui/text';

type SpreadProps = {
  /** CSS width of one page, such as `min(42vw, 430px)`. */
  readonly pageWidth?: string;
  readonly boardColor?: 'indigo' | 'honey';
  readonly small?: boolean;
  /** On a phone, puts the picture above the text. */
  readonly stacked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** An open book. Its children are two pages in reading order and optionally a `TurningPage` above them. */
export function Spread({ pageWidth, boardColor = 'indigo', small, stacked, className, children }: SpreadProps) {
  return (
    <div
      className={classNames('book-spread', className)}
      data-honey={boardColor === 'honey' || undefined}
      data-small={small || undefined}
      data-stacks={stacked || undefined}
      style={pageWidth ? ({ '--spread-page': pageWidth } as CSSProperties) : undefined}
    >
      {children}
    </div>
  );
}

type TextPageProps = {
  readonly pageNumber?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page with text. The first of several paragraphs is larger. */
export function TextPage({ pageNumber, className, children }: TextPageProps) {
  return (
    <div className={classNames('book-page page-of-text', className)}>
      <TextPageContent pageNumber={pageNumber}>{children}</TextPageContent>
    </div>
  );
}

/** Content of a text page, also used for the back of a turning page. */
export function TextPageContent({ pageNumber, children }: Pick<TextPageProps, 'pageNumber' | 'children'>) {
  return (
    <>
      <div className="page-text">{children}</div>
      {pageNumber !== undefined && (
        <span className="page-number">
          <Num>{pageNumber}</Num>
        </span>
      )}
    </>
  );
}

type PicturePageProps = {
  readonly className?: string;
  /** The mouse can drag this page to turn it. */
  readonly draggable?: boolean;
  readonly children: ReactNode;
};

/** A page filled by a picture; may have a `PageOverlay` or a corner on top. */
export function PicturePage({ className, draggable, children }: PicturePageProps) {
  return (
    <div className={classNames('book-page page-of-picture', className)} data-grip={draggable || undefined}>
      {children}
    </div>
  );
}

/** Covers a locked picture; says why it is locked and what to do. */
export function PageOverlay({ children }: { readonly children: ReactNode }) {
  return <div className="page-overlay">{children}</div>;
}
