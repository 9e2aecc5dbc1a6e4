import type { ReactNode } from 'react';

type StaffPanelProps = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };

/** A part of a page of the desk under its heading. */
export const StaffPanel = ({ id, title, children }: StaffPanelProps) => (
  <section aria-labelledby={id} className="staff-panel">
    <h2 className="text-lead" id={id}>
      {title}
    </h2>
    {children}
  </section>
);

/** Panels below each other, beside another column. */
export const StaffColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid content-start gap-5">{children}</div>
);
