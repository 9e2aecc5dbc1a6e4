'use client';

import { type ReactNode, useEffect, useState } from 'react';

type StickyActionProps = {
  /** Ids of the buttons that this one stands in for. */
  readonly standsInFor: readonly string[];
  readonly children: ReactNode;
};

/** A bar below on phones, there only while less than a tenth of every such button is on screen (spec §2). */
export function StickyAction({ standsInFor, children }: StickyActionProps) {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set(standsInFor));
  const ids = standsInFor.join(' ');
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
  const shown = inView.size === 0;
  return (
    <div className="sticky-action" data-shown={shown || undefined} inert={!shown}>
      {children}
    </div>
  );
}
