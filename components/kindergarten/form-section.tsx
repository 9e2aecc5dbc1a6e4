import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';

type FormSectionProps = {
  readonly id: string;
  readonly number: number;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Beside the heading, such as the saved indicator. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One of the numbered sections of the class order. */
export function FormSection({ id, number, title, lead, aside, children }: FormSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="class-section" id={id}>
      <header className="class-section-head">
        <span aria-hidden="true" className="class-section-number">
          <Num>{number}</Num>
        </span>
        <div className="grid grow gap-1">
          <h2 className="text-title" id={`${id}-title`}>
            {title}
          </h2>
          {lead && <p className="max-w-[44em] text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}
