'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

/** Three lines whose words the browser sets itself: a page that only points to a text carries it once, not twice. */
export function LateText({ text }: { readonly text: string }) {
  return <p className="line-clamp-3 min-h-[3lh] story-text">{useHydrated() && text}</p>;
}
