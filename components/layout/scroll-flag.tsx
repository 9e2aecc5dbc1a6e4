'use client';

import { useEffect, useRef } from 'react';

/** The button of the home page's hero; other pages have none. */
const HERO = 'hero-action';
/** Spec §2: in view from a tenth of it. */
const IN_VIEW = 0.1;

/**
 * Tells the bar where it stands (spec §2 "Top bar"), on `<html>`: `data-scrolled` once this element has left the
 * screen, `data-hero` while the hero's button is on it.
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
  return <span aria-hidden="true" className="scroll-flag" ref={sentinel} />;
}
