'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { untilTouched } from '@/components/ui/hooks/when-touched';
import type { Language } from '@/lib/markets';

type OtherFontFacesProps = {
  readonly language: Language;
  /** The page shows names: they may be in any script. Other pages wait until the visitor may type one. */
  readonly atOnce?: boolean;
};

/** Adds the font faces of other scripts. */
export function OtherFontFaces({ language, atOnce = false }: OtherFontFacesProps) {
  useEffect(() => {
    const add = async () => {
      if (!atOnce) await untilTouched();
      const { otherFontFaces } = await import('./font-faces');
      const id = `other-font-faces-${language}`;
      if (document.getElementById(id)) return;
      const style = document.createElement('style');
      style.id = id;
      style.textContent = otherFontFaces(language);
      document.head.append(style);
    };
    // Without a connection the names stay in the browser's own fonts.
    whenIdle(() => void add().catch(() => undefined));
  }, [language, atOnce]);
  return null;
}
