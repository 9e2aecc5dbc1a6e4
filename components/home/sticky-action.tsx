'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type StickyActionProps = {
  /** Ids of the buttons that this one stands in for. */
  readonly standsInFor: readonly string[];
  readonly children: ReactNode;
};

/** A place in the shop's bar where a page's action stands on a desk. */
export const BAR_ACTION_ID = 'bar-action';

/** Which of these elements are on screen with at least a tenth of them (spec §2). */
function useInView(ids: string): ReadonlySet<string> {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set(ids.split(' ')));
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.1) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInView(new Set(seen));
      },
      { threshold: 0.1 },
    );
    for (const id of ids.split(' ')) {
      const target = document.getElementById(id);
      if (target) observer.observe(target);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}

/**
 * The page's action while none of its buttons is on screen (spec §2): in a bar below on phones, in the shop's bar on
 * larger screens, where it is always in reach.
 */
export function StickyAction({ standsInFor, children }: StickyActionProps) {
  const shown = useInView(standsInFor.join(' ')).size === 0;
  const bar = shown ? document.getElementById(BAR_ACTION_ID) : null;
  return (
    <>
      <div className="sticky-action" data-shown={shown || undefined} inert={!shown}>
        {children}
      </div>
      {bar && createPortal(children, bar)}
    </>
  );
}
