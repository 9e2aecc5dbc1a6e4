import type { ReactNode } from 'react';

/** A page while it turns around the spine; the page-turn code sets its angle (`data-moves`). */
export function TurningPage({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className="book-page turning-leaf" data-moves="leaf">
      {children}
    </div>
  );
}

/** The lifted corner that shows that the page can be turned. */
export function PageCorner() {
  return <span aria-hidden="true" className="page-corner" />;
}
