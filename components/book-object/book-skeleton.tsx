import type { CSSProperties } from 'react';

/** Placeholder while the book loads. */
export function BookSkeleton({ width }: { readonly width?: string }) {
  return (
    <span aria-hidden="true" className="book-skeleton block" style={{ '--book-width': width } as CSSProperties}>
      <i />
      <span className="ui-skeleton mt-5 block h-3 w-4/5" />
      <span className="ui-skeleton mt-2 block h-2.5 w-2/5" />
    </span>
  );
}
