import type { EmblaCarouselType as Embla } from 'embla-carousel';

/**
 * Starts autoplay and returns a function that stops it. Each slide change restarts the interval. Autoplay pauses while
 * a finger is down and while the page is hidden. `jump` disables transitions.
 */
export function startAutoplay(embla: Embla, intervalMs: number, jump: boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const go = () => (embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump));
  const stop = () => clearInterval(timer);
  const begin = () => {
    stop();
    // Nothing to do with a single slide.
    if (!document.hidden && embla.scrollSnapList().length > 1) timer = setInterval(go, intervalMs);
  };
  embla.on('pointerDown', stop).on('pointerUp', begin).on('select', begin);
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    stop();
    embla.off('pointerDown', stop).off('pointerUp', begin).off('select', begin);
    document.removeEventListener('visibilitychange', begin);
  };
}
