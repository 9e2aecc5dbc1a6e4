import { clamp, ellipse, type Knot, type Shape, shade, smooth, star, taper, tint, type Vec } from '../../paint';
import { drawEmbroidery } from './clothes/embroidery';
import type { BodyContext } from './context';
import type { TorsoShape } from './torso-shape';

type Sewn = {
  readonly body: BodyContext;
  readonly torso: TorsoShape;
  /** Point of the front: `u` -1..1 across as far as the body has turned. */
  readonly on: (u: number, v: number) => Vec;
};

/** The upper corners of a pocket first. */
type Corners = readonly [Vec, Vec, ...Vec[]];

function pocket({ body: { painter: p, outfit } }: Sewn, corners: Corners, flap: boolean): void {
  const { color } = outfit.top;
  const bag = smooth(
    corners.map(([x, y], i): Knot => [x, y, i < 2 ? 1 : 0]),
    true,
    5,
  );
  p.form(bag, shade(color, 0.015), { depth: 2.2 });
  p.edge(bag, shade(color, 0.15), 0.8, 0.6);
  const [a, b] = corners;
  if (!flap) return;
  const middle: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4.6];
  p.form(smooth([[...a, 1], [...b, 1], middle], true, 4), shade(color, 0.04), { depth: 1.4 });
  p.fill(ellipse(middle[0], middle[1] - 1.6, 1.2), tint(color, 0.2));
}

function pockets(sewn: Sewn): void {
  const { on, body } = sewn;
  const kind = body.outfit.top.front?.pockets;
  if (kind === 'chest')
    for (const g of [-1, 1])
      pocket(
        sewn,
        [
          on(g * 0.5 - 0.19, 0.66),
          on(g * 0.5 + 0.19, 0.66),
          on(g * 0.5 + 0.17, 0.5),
          on(g * 0.5, 0.475),
          on(g * 0.5 - 0.17, 0.5),
        ],
        true,
      );
  if (kind === 'hip')
    for (const g of [-1, 1])
      pocket(
        sewn,
        [
          on(g * 0.54 - 0.24, 0.16),
          on(g * 0.54 + 0.24, 0.14),
          on(g * 0.54 + 0.22, -0.06),
          on(g * 0.54, -0.09),
          on(g * 0.54 - 0.22, -0.06),
        ],
        true,
      );
  if (kind === 'kangaroo') {
    const bag: Corners = [
      on(-0.34, 0.32),
      on(0.34, 0.32),
      on(0.68, 0.12),
      on(0.66, 0.02),
      on(0, -0.01),
      on(-0.66, 0.02),
      on(-0.68, 0.12),
    ];
    pocket(sewn, bag, false);
  }
}

function closing({ body: { painter: p, outfit }, on }: Sewn): void {
  const { color, front, hem = -0.09, buttons } = outfit.top;
  if (!front?.closing) return;
  const line = [on(0, 0.93), on(0, 0.5), on(0, hem + 0.01)];
  p.line(line, front.closing === 'zip' ? 3 : 1.3, shade(color, 0.14), 0.65, [1, 1, 1]);
  if (front.closing === 'zip') {
    p.line(line, 1.2, buttons ?? '#e9e2d2', 0.9, [1, 1, 1]);
    const [x, y] = on(0, 0.86);
    p.form(ellipse(x, y + 2, 1.9, 3.2), '#d9dde2', { depth: 1 });
    return;
  }
  for (let v = 0.82; v > hem + 0.06; v -= 0.19) {
    const [x, y] = on(0, v);
    if (front.closing === 'toggles') {
      p.line([on(-0.26, v), on(0.26, v)], 1.5, buttons ?? '#6b4a34', 0.9, [1, 1]);
      p.form(ellipse(x, y, 3.6, 1.9, -0.12), buttons ?? '#6b4a34', { depth: 1 });
    } else p.form(ellipse(x, y, 2.1), buttons ?? tint(color, 0.18), { depth: 0.8 });
  }
}

function emblem({ body: { painter: p, outfit, bones }, on }: Sewn): void {
  const mark = outfit.top.front?.emblem;
  if (!mark) return;
  const { kind, color } = mark;
  const [x, y] = on(0, kind === 'belly' ? 0.34 : 0.56);
  const r = bones.size.belly;
  if (kind === 'star') p.form(star(x, y, r * 0.5, 0.5), color, { depth: 2 });
  if (kind === 'heart') {
    const k = r * 0.3;
    p.form(
      smooth([
        [x, y + k * 1.2, 1],
        [x - k * 1.2, y],
        [x - k * 0.7, y - k * 0.8],
        [x, y - k * 0.3, 1],
        [x + k * 0.7, y - k * 0.8],
        [x + k * 1.2, y],
      ]),
      color,
      { depth: 2 },
    );
  }
  if (kind === 'belly') {
    const patch = ellipse(x, y, r * 0.66, bones.torso * 0.33);
    p.form(patch, color, { depth: 5, shadow: 0.07 });
    for (let i = 0; i < 6; i++) {
      const [tx, ty] = [x + (i % 3) * 8 - 8, y - 12 + Math.floor(i / 3) * 16];
      p.line(
        [
          [tx - 2.4, ty - 2],
          [tx, ty + 2],
          [tx + 2.4, ty - 2],
        ],
        1.2,
        shade(color, 0.1),
        0.5,
      );
    }
  }
  if (kind === 'panel') {
    const panel = smooth([
      [x - 13, y - 8, 1],
      [x + 13, y - 8, 1],
      [x + 13, y + 11, 1],
      [x - 13, y + 11, 1],
    ]);
    p.form(panel, color, { depth: 2.4 });
    for (const [i, lamp] of ['#e2574c', '#f2c24e', '#5fa8b8'].entries())
      p.form(ellipse(x - 7.5 + i * 7.5, y - 2, 2.3), lamp, { depth: 1 });
    p.line(
      [
        [x - 9, y + 5.6],
        [x + 9, y + 5.6],
      ],
      1.8,
      '#5c6672',
      0.8,
      [1, 1],
    );
  }
}

/** A cardigan or waistcoat shows the shirt under it. */
function openFront({ body, on }: Sewn, inside: Shape): void {
  const { painter: p, outfit } = body;
  const { color, front, hem = -0.09 } = outfit.top;
  if (!front?.open) return;
  const gap = smooth(
    [
      [...on(-0.3, 1.05), 1],
      [...on(0.3, 1.05), 1],
      on(0.2, 0.62),
      on(0.2, 0.2),
      [...on(0.34, hem - 0.1), 1],
      [...on(-0.34, hem - 0.1), 1],
      on(-0.2, 0.2),
      on(-0.2, 0.62),
    ],
    true,
    5,
  );
  p.clip(inside, () => {
    p.form(gap, front.open ?? color, { depth: 4 });
    for (let v = 0.78; v > 0; v -= 0.2)
      p.form(ellipse(...on(0, v), 1.6), tint(front.open ?? color, 0.16), { depth: 0.6 });
    for (const g of [-1, 1]) {
      const band = [on(g * 0.34, 1), on(g * 0.24, 0.62), on(g * 0.24, 0.2), on(g * 0.38, hem - 0.04)];
      p.form(taper(band, [2.6, 2.8, 2.8, 2.8], { round: false }), shade(color, 0.04), { depth: 1.6 });
    }
  });
}

function strings({ body: { painter: p, outfit }, on }: Sewn): void {
  const color = outfit.top.front?.strings;
  if (!color) return;
  for (const [u, v] of [
    [-0.24, 0.62],
    [0.26, 0.56],
  ] as const) {
    p.line([on(u * 0.8, 0.92), on(u * 1.1, 0.76), on(u, v)], 1.7, color, 1, [1, 1, 1]);
    const [x, y] = on(u, v);
    p.form(ellipse(x, y, 1.8, 2.8), color, { depth: 0.8 });
  }
}

function belt({ body: { painter: p, outfit, bones }, torso, on }: Sewn): void {
  const color = outfit.top.front?.belt;
  if (!color) return;
  const v = 0.16;
  const line = [bones.at(torso.edge(-1, v) - 2, v), on(0, v - 0.025), bones.at(torso.edge(1, v) + 2, v)];
  p.form(taper(line, [3.6, 3.8, 3.6], { round: false }), color, { depth: 2.4 });
  const [x, y] = on(0, v - 0.02);
  const buckle = smooth([
    [x - 5, y - 4.4, 1],
    [x + 5, y - 4.4, 1],
    [x + 5, y + 4.4, 1],
    [x - 5, y + 4.4, 1],
  ]);
  p.edge(buckle, '#e6bf5c', 1.8, 1);
}

/** Everything sewn on the front of a top. */
export function drawFront(body: BodyContext, torso: TorsoShape, inside: Shape): void {
  const { front } = body.outfit.top;
  if (!front) return;
  const { bones } = body;
  const on = (u: number, v: number): Vec => {
    const around = clamp(u, -1, 1);
    const shift = bones.turnSin * 7 * (1 - around * around);
    return bones.at(u * Math.abs(torso.edge(u < 0 ? -1 : 1, clamp(v, -0.1, 0.8))) + shift, v);
  };
  const sewn = { body, torso, on };
  openFront(sewn, inside);
  closing(sewn);
  body.painter.clip(inside, () => {
    pockets(sewn);
    emblem(sewn);
    if (front.embroidery) drawEmbroidery(body, on, front.embroidery);
  });
  strings(sewn);
  belt(sewn);
}
