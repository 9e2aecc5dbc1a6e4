import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type FlowSkeletonProps = { readonly className: string; readonly children: ReactNode };

/** Placeholder of a page under a flow header: `className` is the width of its content, the children are its blocks. */
export function FlowSkeleton({ className, children }: FlowSkeletonProps) {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <div className="flow-header" />
      <main className={classNames('wrap grid gap-6 pt-10', className)}>{children}</main>
    </div>
  );
}
