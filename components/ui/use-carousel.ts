import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { CarouselEngineProps } from './carousel-engine';
import { whenIdle } from './when-idle';

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
        whenIdle(load);
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
