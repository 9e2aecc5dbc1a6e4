import type { ReactNode } from 'react';
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
