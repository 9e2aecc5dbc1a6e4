import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx';

/** A leaf of paper that holds one thing. */
export function Card({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={cx('rounded-card border border-edge bg-leaf shadow-1', className)}>{children}</div>;
}

/** A place that is still being filled; give it the size of what comes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />;
}

/** A line of stitches, the shop's only ornament. */
export function Stitch({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('stitch block', className)} />;
}

type HemProps = { readonly color?: string; readonly edge?: 'below' | 'top' | 'bottom' };

/**
 * The scalloped edge of a blanket. `below` hangs under the element before it; `top` and `bottom` lie on the edges of
 * a positioned parent. `color` is the cloth the scallops are cut from.
 */
export function Hem({ color, edge = 'below' }: HemProps) {
  const style = color ? ({ '--hem': color } as CSSProperties) : undefined;
  return <div aria-hidden="true" className="hem" data-edge={edge} style={style} />;
}

/** Stars of the night sky behind a positioned parent. */
export function NightSky() {
  return <div aria-hidden="true" className="night-sky" />;
}
