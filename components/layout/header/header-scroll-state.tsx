'use client';

import { useEffect, useRef } from 'react';

/** The button in the home page's hero; other pages have none. */
const HERO_ACTION_ID = 'hero-action';
/** Spec §2: visible from a tenth of its area. */
const MIN_VISIBLE_RATIO = 0.1;

/**
 * Sets attributes on `<html>` for the header (spec §2 "Top bar"): `data-scrolled` once this element has left the
 * viewport, `data-hero` while the hero's button is visible.
 */
export function HeaderScrollState() {
  const sentinel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (target === sentinel.current) root.toggleAttribute('data-scrolled', !isIntersecting);
          else root.toggleAttribute('data-hero', intersectionRatio >= MIN_VISIBLE_RATIO);
        }
      },
      { threshold: [0, MIN_VISIBLE_RATIO] },
    );
    for (const watched of [sentinel.current, document.getElementById(HERO_ACTION_ID)])
      if (watched) observer.observe(watched);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-scrolled');
      root.removeAttribute('data-hero');
    };
  }, []);
  return <span aria-hidden="true" className="scroll-flag" ref={sentinel} />;
}
