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

type LeafProps = {
  readonly number?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page of the story. The first of several paragraphs is set larger. */
export function TextLeaf({ number, className, children }: LeafProps) {
  return (
    <div className={cx('page page-of-text', className)}>
      <TextSide number={number}>{children}</TextSide>
    </div>
  );
}

/** What is set on a page of the story: on its leaf, or on the back of one in the air. */
export function TextSide({ number, children }: Pick<LeafProps, 'number' | 'children'>) {
  return (
    <>
      <div className="page-text">{children}</div>
      {number !== undefined && (
        <span className="page-number">
          <Num>{number}</Num>
        </span>
      )}
    </>
  );
}

type PictureLeafProps = {
  readonly className?: string;
  /** A mouse may take hold of the page here to turn it. */
  readonly grip?: boolean;
  readonly children: ReactNode;
};

/** A page that is all picture; a `PageVeil` or a corner may lie over it. */
export function PictureLeaf({ className, grip, children }: PictureLeafProps) {
  return (
    <div className={cx('page page-of-picture', className)} data-grip={grip || undefined}>
      {children}
    </div>
  );
}

/** A leaf in the air, hinged on the spine; whoever turns it poses it (`data-moves`). */
export function TurningLeaf({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className="page turning-leaf" data-moves="leaf">
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
