import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';

const DOUGH = '#e0b070';

/** One cake of semolina from its mould: a ridged dome under sugar. */
function dome(p: Painter, x: number, y: number, tone: number) {
  p.in(x, y, 0, 1, 1, () => {
    p.soft(3, 4, 22, 7, '#5a3412', 0.45);
    const cake = [
      ...Array.from({ length: 13 }, (_, i): [number, number] => {
        const a = Math.PI * (1 + i / 12);
        return [Math.cos(a) * 20, Math.sin(a) * 20 + 2];
      }),
      [18, 6] as [number, number],
      [0, 9] as [number, number],
      [-18, 6] as [number, number],
    ];
    p.form(cake, shade(DOUGH, tone), { depth: 6, shadow: 0.16 });
    for (const u of [-13, -7, 0, 7, 13])
      p.line(
        [
          [u * 0.2, -16],
          [u * 0.8, -7],
          [u, 5],
        ],
        1.8,
        shade(DOUGH, 0.3),
        0.6,
        [1, 1, 1],
      );
    p.soft(-1, -12, 14, 7, '#fffaf0', 0.95);
    for (const [u, v] of [
      [-9, -3],
      [8, -4],
      [0, -1],
      [-3, -8],
    ] as const)
      p.fill(ellipse(u, v, 1.7), '#fffdf6', { alpha: 0.9 });
  });
}

/** A tray of maamoul for the feast; its foot is at the origin. */
export function maamoulTray(p: Painter) {
  const metal = '#c9d4de';
  p.form(ellipse(0, -8, 104, 25), shade(metal, 0.3), { depth: 3 });
  p.form(ellipse(0, -13, 104, 24), metal, { depth: 4 });
  p.fill(ellipse(0, -13, 92, 18), tint(metal, 0.4));
  for (const [row, xs] of [
    [-56, -19, 19, 56],
    [-74, -37, 0, 37, 74],
    [-50, -14, 22, 56],
  ].entries())
    for (const [i, x] of xs.entries()) dome(p, x, -27 + row * 9, ((i + row) % 3) * 0.05);
  for (const x of [-19, 19]) dome(p, x, -46, 0.02);
  dome(p, 0, -58, 0);
}
