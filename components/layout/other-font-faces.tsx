'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import type { Language } from '@/lib/markets';

/** Adds the font faces of other scripts when the page is idle: a visitor may type a name in any script. */
export function OtherFontFaces({ language }: { readonly language: Language }) {
  useEffect(() => {
    whenIdle(async () => {
      const { otherFontFaces } = await import('./font-faces');
      const id = `other-font-faces-${language}`;
      if (document.getElementById(id)) return;
      const style = document.createElement('style');
      style.id = id;
      style.textContent = otherFontFaces(language);
      document.head.append(style);
    });
  }, [language]);
  return null;
}
