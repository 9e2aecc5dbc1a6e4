'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import type { Language } from '@/lib/markets';

/** Once the page is there: the faces of other scripts, such as for a name that somebody types. */
export function LaterFaces({ language }: { readonly language: Language }) {
  useEffect(() => {
    whenIdle(async () => {
      const { laterFaces } = await import('./faces');
      const id = `faces-beside-${language}`;
      if (document.getElementById(id)) return;
      const style = document.createElement('style');
      style.id = id;
      style.textContent = laterFaces(language);
      document.head.append(style);
    });
  }, [language]);
  return null;
}
