import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Num } from '@/components/ui/text';

type SpreadProps = {
  /** Width of one leaf in CSS, such as `min(42vw, 430px)`. */
  readonly page?: string;
  readonly board?: 'indigo' | 'honey';
  readonly small?: boolean;
  /** On a phone the picture lies above its text. */
  readonly stacks?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** An open book; its children are two leaves in reading order, and perhaps a `TurningLeaf` over them. */
export function Spread({ page, board = 'indigo', small, stacks, className, children }: SpreadProps) {
  return (
    <div
      className={cx('spread', className)}
      data-honey={board === 'honey' || undefined}
      data-small={small || undefined}
      data-stacks={stacks || undefined}
      style={page ? ({ '--spread-page': page } as CSSProperties) : undefined}
    >
      {children}
    </div>
  );
}

type LeafProps = { readonly number?: number; readonly className?: string; readonly children: ReactNode };

/** A page of the story. The first of several paragraphs is set larger. */
export function TextLeaf({ number, className, children }: LeafProps) {
  return (
    <div className={cx('page page-of-text', className)}>
      <div className="page-text">{children}</div>
      {number !== undefined && (
        <span className="page-number">
          <Num>{number}</Num>
        </span>
      )}
    </div>
  );
}

/** A page that is all picture; a `PageVeil` or a corner may lie over it. */
export function PictureLeaf({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={cx('page page-of-picture', className)}>{children}</div>;
}

type TurningLeafProps = {
  readonly back?: boolean;
  readonly onTurned: () => void;
  readonly children: ReactNode;
};

/** A leaf in the air for one turn, forwards or back; `onTurned` is the moment to take it away. */
export function TurningLeaf({ back, onTurned, children }: TurningLeafProps) {
  return (
    <div aria-hidden="true" className="page turning-leaf" data-back={back || undefined} onAnimationEnd={onTurned}>
      {children}
    </div>
  );
}

/** The lifted corner of a page that can be turned. */
export function PageCorner() {
  return <span aria-hidden="true" className="page-corner" />;
}

/** Lies over a picture that is not open yet: say why, and offer the way on. */
export function PageVeil({ children }: { readonly children: ReactNode }) {
  return <div className="page-veil">{children}</div>;
}
