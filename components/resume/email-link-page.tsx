'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';

type EmailLinkPageProps = { readonly title: string; readonly text: ReactNode; readonly children: ReactNode };

/** Page behind a link in an e-mail: says what will happen and does it only after a click (rulings, "Flow"). */
export function EmailLinkPage({ title, text, children }: EmailLinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousTitle = useRef(title);
  useEffect(() => {
    // The result replaces the question and takes the focus.
    if (previousTitle.current !== title) heading.current?.focus();
    previousTitle.current = title;
  }, [title]);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-5 py-10 text-center" id="content">
      <Picture alt="" className="size-36 rounded-card" name="make-boy" sizes="144px" widths={[240, 480]} />
      <h1 className="text-section no-outline" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="max-w-[34em] text-ink-soft">{text}</p>
      <div className="grid w-full max-w-[420px] gap-3">{children}</div>
    </main>
  );
}
