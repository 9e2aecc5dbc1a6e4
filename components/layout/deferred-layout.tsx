'use client';

import { useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { untilTouched } from '@/components/ui/hooks/when-touched';

/** Sections to which deferred-layout.css gives `content-visibility: auto`. */
const DEFERRED_SECTIONS = '.page-band, .home-testimonials, .home-cta, .site-footer';

/** Turns deferred layout off for this page and for the following ones of this visit. */
const layOutAll = () => document.documentElement.setAttribute('data-exact', '');

/** Lays out one section per idle period, so that scrolling stays smooth, then turns deferred layout off. */
function layOutWhenIdle(): void {
  const bands = [...document.querySelectorAll<HTMLElement>(DEFERRED_SECTIONS)];
  const next = () => {
    const band = bands.shift();
    if (!band) return layOutAll();
    band.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  if (!document.documentElement.hasAttribute('data-exact')) whenIdle(next);
}

/** Before a jump to an anchor the sections above it need their real heights. */
function layOutBeforeAnchor({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll();
}

/** Replaces the estimated section heights by real ones before they matter: for an anchor link and for the next page. */
export function DeferredLayout() {
  // A layout effect, because it must run before the next page is shown, which may scroll further down.
  useLayoutEffect(() => {
    // Laid out, a section loads its pictures, which a visitor who has not touched the page yet may never see.
    const layOut = () => void untilTouched().then(layOutWhenIdle);
    if (document.readyState === 'complete') layOut();
    else window.addEventListener('load', layOut, { once: true });
    document.addEventListener('click', layOutBeforeAnchor, true);
    return () => {
      window.removeEventListener('load', layOut);
      document.removeEventListener('click', layOutBeforeAnchor, true);
      layOutAll();
    };
  }, []);
  return null;
}
