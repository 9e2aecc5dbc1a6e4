'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { becomeExact, beExact } from './exact-heights';

/** The button of the home page's hero; other pages have none. */
const HERO = 'hero-action';
/** Spec §2: in view from a tenth of it. */
const IN_VIEW = 0.1;

/** A link to a place on a page: what lies above it counts. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) beExact();
}

/**
 * Tells the bar where it stands (spec §2 "Top bar"), on `<html>`: `data-scrolled` once this element has left the
 * screen, `data-hero` while the hero's button is on it. Sees to it that the page's heights are exact when they are needed.
 */
export function ScrollFlag() {
  const sentinel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (target === sentinel.current) root.toggleAttribute('data-scrolled', !isIntersecting);
          else root.toggleAttribute('data-hero', intersectionRatio >= IN_VIEW);
        }
      },
      { threshold: [0, IN_VIEW] },
    );
    for (const watched of [sentinel.current, document.getElementById(HERO)]) if (watched) observer.observe(watched);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-scrolled');
      root.removeAttribute('data-hero');
    };
  }, []);
  // At the latest before the page that follows is shown, whose place may be further down.
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
  return <span aria-hidden="true" className="scroll-flag" ref={sentinel} />;
}
