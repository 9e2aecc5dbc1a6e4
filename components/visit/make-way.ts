/**
 * Moves the page down to where it will stand while the banner shows. The new place is taken at once and the way
 * there is a transform, which the browser does not count as a shift of the layout.
 */
export function makeWay(): () => void {
  const root = document.documentElement;
  const before = barHeight();
  root.dataset.banner = '';
  const moved = barHeight() - before;
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 280;
  for (const part of document.querySelectorAll('main:not(.under-bar), main:not(.under-bar) ~ .footer'))
    part.animate([{ translate: `0 ${-moved}px` }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  return () => {
    delete root.dataset.banner;
  };
}

const barHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
