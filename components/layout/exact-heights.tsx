'use client';

import { useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/** What near.css leaves out until one comes near. */
const BANDS = '.band, .voices, .closing, .footer';

/** Lays out every band at once, of this page and of those that follow in this visit. */
const beExact = () => document.documentElement.setAttribute('data-exact', '');

/** Lays out the page's bands one by one in the browser's idle time, so that no step is felt; then all stay so. */
function becomeExact(): void {
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)];
  const next = () => {
    const band = bands.shift();
    if (!band) return beExact();
    band.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  if (!document.documentElement.hasAttribute('data-exact')) whenIdle(next);
}

/** A link to a place on a page: what lies above it counts. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) beExact();
}

/** Makes the page's heights exact once they are needed: for a link to a place, and for the page that follows. */
export function ExactHeights() {
  // Before the next page is shown, whose place may be further down.
  useLayoutEffect(() => {
    if (document.readyState === 'complete') becomeExact();
    else window.addEventListener('load', becomeExact, { once: true });
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('load', becomeExact);
      document.removeEventListener('click', onClick, true);
      beExact();
    };
  }, []);
  return null;
}
