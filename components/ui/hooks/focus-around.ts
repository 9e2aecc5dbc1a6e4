/** What stays of a page when something in it goes. */
const PARTS = 'section, form, main';

/** The parts of the page around an element, from the nearest one. */
export function listParts(element: Element | null): readonly HTMLElement[] {
  const nearest = element?.closest<HTMLElement>(PARTS) ?? null;
  return nearest ? [nearest, ...listParts(nearest.parentElement)] : [];
}

/** Gives the focus to the first of the parts that is still there, else to the page's content. */
export function focusAround(parts: readonly HTMLElement[]): void {
  const part = parts.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
