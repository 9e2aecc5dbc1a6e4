'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type WizardStepLayoutProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Picture beside the form; on a phone above it, unless `hidePictureOnPhone`. */
  readonly picture: ReactNode;
  readonly hidePictureOnPhone?: boolean;
  readonly children: ReactNode;
  /** The primary button. */
  readonly actions: ReactNode;
  /** Focuses the heading when the step appears; not on the first step. */
  readonly focusHeading?: boolean;
};

/** Layout of a wizard step: heading, picture, form and the primary button, which is sticky on a phone. */
export function WizardStepLayout({
  title,
  lead,
  picture,
  hidePictureOnPhone,
  children,
  actions,
  focusHeading,
}: WizardStepLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusHeading) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  return (
    <>
      <div className="wizard-step-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 text-lead text-ink-soft">{lead}</p>
      </div>
      <div className={hidePictureOnPhone ? 'wizard-step-picture hidden lg:block' : 'wizard-step-picture'}>
        {picture}
      </div>
      <div className="wizard-step-fields grid content-start gap-5">{children}</div>
      <div className="wizard-step-actions">{actions}</div>
    </>
  );
}
