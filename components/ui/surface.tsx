import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names';

/** A card with border and shadow. */
export function Card({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={classNames('rounded-card hairline border-edge bg-leaf shadow-1', className)}>{children}</div>;
}

/** A loading placeholder; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('ui-skeleton block', className)} />;
}

/** A divider that looks like stitches. */
export function DashedDivider({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('ui-stitch-divider block', className)} />;
}

type ScallopDividerProps = { readonly color?: string; readonly edge?: 'below' | 'top' | 'bottom' };

/**
 * A scalloped edge. `below` hangs under the previous element; `top` and `bottom` lie on the edges of a positioned
 * parent. `color` is the colour of the scallops.
 */
export function ScallopDivider({ color, edge = 'below' }: ScallopDividerProps) {
  const style = color ? ({ '--scallop-color': color } as CSSProperties) : undefined;
  return <div aria-hidden="true" className="ui-scallop-divider" data-edge={edge} style={style} />;
}

/** Stars of the night sky behind a positioned parent. */
export function NightSky() {
  return <div aria-hidden="true" className="night-sky" />;
}
