import { prefersReducedMotion } from '@/components/ui/hooks/prefers-reduced-motion';

/**
 * Moves the page down for the banner. The layout changes at once and a transform animates it, so that it does not count
 * as a layout shift. Returns a function that undoes it.
 */
export function offsetForBanner(): () => void {
  const root = document.documentElement;
  const before = headerHeight();
  root.dataset.banner = '';
  const offset = headerHeight() - before;
  const duration = prefersReducedMotion() ? 1 : 280;
  for (const part of document.querySelectorAll('main:not(.behind-header), main:not(.behind-header) ~ .site-footer'))
    part.animate([{ translate: `0 ${-offset}px` }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  return () => {
    delete root.dataset.banner;
  };
}

const headerHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
