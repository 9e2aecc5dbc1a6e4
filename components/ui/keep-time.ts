import type { EmblaCarouselType as Embla } from 'embla-carousel';

/**
 * Goes to the next slide every `intervalMs`, after the last to the first, and answers how to stop. The time counts
 * anew with every slide, and not while a finger holds one or nobody sees the page. `jump` goes without a transition.
 */
export function keepTime(embla: Embla, intervalMs: number, jump: boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const go = () => (embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump));
  const stop = () => clearInterval(timer);
  const begin = () => {
    stop();
    // With a single slide there is nowhere to go.
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
