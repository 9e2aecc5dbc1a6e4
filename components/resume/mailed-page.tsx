'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';

type MailedPageProps = { readonly title: string; readonly text: ReactNode; readonly children: ReactNode };

/** A page that a mail leads to: says what will happen, and does it only when asked (rulings, "Flow"). */
export function MailedPage({ title, text, children }: MailedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    // The answer takes the place of the question, and the focus with it.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-5 py-10 text-center" id="content">
      <Picture alt="" className="size-36 rounded-card" name="make-boy" sizes="144px" widths={[240, 480]} />
      <h1 className="text-section outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="max-w-[34em] text-ink-soft">{text}</p>
      <div className="grid w-full max-w-[420px] gap-3">{children}</div>
    </main>
  );
}
