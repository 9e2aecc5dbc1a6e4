import { whenIdle } from '@/components/ui/when-idle';

/** What near.css leaves out until one comes near. */
const BANDS = '.band, .voices, .closing, .footer';

/** Lays out every band at once, of this page and of those that follow in this visit. */
export const beExact = () => document.documentElement.setAttribute('data-exact', '');

/** Lays out the page's bands one by one in the browser's idle time, so that no step is felt; then all stay so. */
export function becomeExact(): void {
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)];
  const next = () => {
    const band = bands.shift();
    if (!band) return beExact();
    band.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  if (!document.documentElement.hasAttribute('data-exact')) whenIdle(next);
}
