'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type StickyActionProps = {
  /** Ids of the page's own action buttons; the sticky one hides while any of them is visible. */
  readonly hiddenWhileVisible: readonly string[];
  readonly children: ReactNode;
};

/** Id of the slot in the header where the action appears on a desktop. */
export const HEADER_ACTION_ID = 'header-action';

/** Which of these elements are visible with at least a tenth of their area (spec §2). */
function useVisibleIds(ids: string): ReadonlySet<string> {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set(ids.split(' ')));
  useEffect(() => {
    const visibleIds = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.1) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        }
        setInView(new Set(visibleIds));
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
 * Shows the page's main action while none of its buttons is visible (spec §2): in a bottom bar on phones, in the header
 * on larger screens.
 */
export function StickyAction({ hiddenWhileVisible, children }: StickyActionProps) {
  const visible = useVisibleIds(hiddenWhileVisible.join(' ')).size === 0;
  const bar = visible ? document.getElementById(HEADER_ACTION_ID) : null;
  return (
    <>
      <div className="sticky-action" data-shown={visible || undefined} inert={!visible}>
        {children}
      </div>
      {bar && createPortal(children, bar)}
    </>
  );
}
