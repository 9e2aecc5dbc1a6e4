'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type MakeStepProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The specimen beside the form; above it on a phone unless `quietOnPhone`. */
  readonly picture: ReactNode;
  readonly quietOnPhone?: boolean;
  readonly children: ReactNode;
  /** The one coral button. */
  readonly go: ReactNode;
  /** Take the focus when the step appears; not on the very first one. */
  readonly focusHeading?: boolean;
};

/** The frame of a step: heading, picture, form, and the one button, sticky on a phone. */
export function MakeStep({ title, lead, picture, quietOnPhone, children, go, focusHeading }: MakeStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusHeading) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  return (
    <>
      <div className="make-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 text-lead text-ink-soft">{lead}</p>
      </div>
      <div className={quietOnPhone ? 'make-picture hidden lg:block' : 'make-picture'}>{picture}</div>
      <div className="make-side grid content-start gap-5">{children}</div>
      <div className="make-go">{go}</div>
    </>
  );
}
