'use client';

import { useEffect, useRef } from 'react';

/** Marks the page as scrolled (`data-scrolled` on `<html>`) once this element has left the screen. */
export function ScrollFlag() {
  const sentinel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!sentinel.current) return;
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      root.toggleAttribute('data-scrolled', entry ? !entry.isIntersecting : false);
    });
    observer.observe(sentinel.current);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-scrolled');
    };
  }, []);
  return <span aria-hidden="true" className="scroll-flag" ref={sentinel} />;
}
