import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion';
import { whenIdle } from '../hooks/when-idle';
import { untilTouched } from '../hooks/when-touched';
import type { CarouselEngineProps } from './carousel-engine';

/** Distance from the viewport at which the engine loads. */
const ROOT_MARGIN = '240px';

/** Events that show that the visitor wants to use the carousel. */
const INTENT_EVENTS = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Loads the carousel engine, and tracks visibility and prefers-reduced-motion. The engine loads when the visitor has
 * touched the page and the carousel is near the viewport, or at once on hover, touch or focus.
 */
export function useCarousel(root: RefObject<HTMLElement | null>) {
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [reducedMotion, setReducedMotion] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    setReducedMotion(prefersReducedMotion());
    const load = () =>
      import('./carousel-engine').then(
        (loaded) => setEngine(() => loaded.default),
        // The list scrolls without the engine.
        () => undefined,
      );
    let current = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void untilTouched().then(() => whenIdle(() => current && void load()));
      },
      { rootMargin: ROOT_MARGIN },
    );
    const seen = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    near.observe(root.current);
    seen.observe(root.current);
    // Load at once when the visitor touches it.
    const touched = () => void load();
    const at = root.current;
    for (const sign of INTENT_EVENTS) at.addEventListener(sign, touched, { once: true, passive: true });
    return () => {
      current = false;
      for (const sign of INTENT_EVENTS) at.removeEventListener(sign, touched);
      near.disconnect();
      seen.disconnect();
    };
  }, [root]);
  return { Engine, onScreen, reducedMotion };
}
