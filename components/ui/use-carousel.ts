import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { CarouselEngineProps } from './carousel-engine';

/** How near the window's edge a carousel gets its engine. */
const NEAR = '240px';

/** The engine of a carousel, loaded once it comes near; whether the carousel is on screen; whether to keep still. */
export function useCarousel(root: RefObject<HTMLElement | null>) {
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [still, setStill] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    setStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    const load = () => import('./carousel-engine').then((loaded) => setEngine(() => loaded.default));
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // The first paint is more urgent.
        if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 2000 });
        else setTimeout(load, 200);
      },
      { rootMargin: NEAR },
    );
    const seen = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    near.observe(root.current);
    seen.observe(root.current);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [root]);
  return { Engine, onScreen, still };
}
