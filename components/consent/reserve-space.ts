/**
 * Keeps a bar at the bottom of the window from covering the end of the page, the focused element or the page's own
 * bottom bar: its height becomes `--bottom-bar` of the root element. Returns a function that undoes it.
 */
export function reserveSpace(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = () => {
    // Where the window is wide, the bar floats above its lower edge.
    const height = bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).insetBlockEnd);
    root.style.setProperty('--bottom-bar', `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--bottom-bar');
  };
}
