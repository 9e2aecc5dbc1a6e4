/** What a visitor does first; `scroll` also tells that the browser has restored a position. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const OPTIONS = { capture: true, passive: true } as const;

/** How long the rest of a page waits for a visitor who only looks, in milliseconds. */
const AT_MOST_MS = 8000;

let touched: Promise<void> | undefined;

/** Resolves once a visitor has touched, scrolled or typed, or has looked at the page for eight seconds. */
export function untilTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const settle = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, settle, OPTIONS);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, settle, OPTIONS);
    setTimeout(settle, AT_MOST_MS);
    // Scrolled before this script ran, or on the way to an anchor.
    if (window.scrollY > 0 || window.location.hash) settle();
  });
  return touched;
}

/** Loads code when the visitor touches the page. Where it is needed, its caller shows that it could not be loaded. */
export const loadWhenTouched = (load: () => Promise<unknown>): void =>
  void untilTouched()
    .then(load)
    .catch(() => undefined);
