import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { CarouselEngineProps } from './carousel-engine';
import { whenIdle } from './when-idle';

/** How near the window's edge a carousel gets its engine. */
const NEAR = '240px';

/** What says that somebody wants to move it. */
const SIGNS = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * The engine of a carousel, whether the carousel is on screen, and whether to keep still. The engine loads `afterMs`
 * after the carousel came near, and at once when a hand or the focus does.
 */
export function useCarousel(root: RefObject<HTMLElement | null>, afterMs = 0) {
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [still, setStill] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    setStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    const load = () =>
      import('./carousel-engine').then(
        (loaded) => setEngine(() => loaded.default),
        // The list scrolls without it.
        () => undefined,
      );
    let wait: ReturnType<typeof setTimeout> | undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        wait = setTimeout(() => whenIdle(load), afterMs);
      },
      { rootMargin: NEAR },
    );
    const seen = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    near.observe(root.current);
    seen.observe(root.current);
    // A hand that comes does not wait.
    const touched = () => {
      clearTimeout(wait);
      void load();
    };
    const at = root.current;
    for (const sign of SIGNS) at.addEventListener(sign, touched, { once: true, passive: true });
    return () => {
      clearTimeout(wait);
      for (const sign of SIGNS) at.removeEventListener(sign, touched);
      near.disconnect();
      seen.disconnect();
    };
  }, [root, afterMs]);
  return { Engine, onScreen, still };
}
