import type { Vec } from '../../paint';

/** Convex hull of points, clockwise on the page: how cloth is stretched over what it covers. */
export function hull(points: readonly Vec[]): Vec[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Vec[]) => {
    const out: Vec[] = [];
    for (const c of list) {
      for (;;) {
        const [a, b] = [out[out.length - 2], out[out.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(c);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
