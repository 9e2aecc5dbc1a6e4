import { ellipse, type Knot, rgba, smooth, star, taper } from '@/lib/illustrator/paint';
import { dab, disc, type Easel, fill, linear } from '../easel';

/** The weather of a body is painted in hundredths of its width: 0, 0 is the tummy. */
const FIELD = { x: -260, y: -330, width: 520, height: 800 } as const;

type Sky = readonly [top: string, middle: string, low: string];

/** The air of the whole body. */
export function paintAir(e: Easel, [top, middle, low]: Sky): void {
  const { x, y, width, height } = FIELD;
  const style = linear(e, 0, -130, 0, 190, [
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  fill(
    e,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    style,
  );
}

export function paintCloud(e: Easel, x: number, y: number, width: number, light: string, body: string): void {
  const r = e.random(`inner-cloud${x}:${y}`);
  for (const [u, v, size] of [
    [-0.34, 0.06, 0.2],
    [-0.12, -0.1, 0.27],
    [0.14, -0.06, 0.25],
    [0.36, 0.06, 0.18],
    [0, 0.1, 0.3],
  ] as const) {
    fill(e, ellipse(x + u * width, y + v * width + 4, size * width, size * width * 0.78), body);
    fill(e, ellipse(x + u * width - 2, y + v * width - 2, size * width * 0.92, size * width * 0.68), light);
  }
  for (let i = 0; i < 6; i++)
    dab(e, 'cloud', x + r.bell() * width * 0.3, y + r.bell() * width * 0.1, width * 0.22, width * 0.12, light, {
      alpha: 0.5,
      variant: i,
    });
}

export function paintSun(e: Easel, x: number, y: number, radius: number): void {
  disc(e, x, y, radius * 3.4, radius * 3.4, '#fff2b0', 0.75, 0.1);
  fill(e, star(x, y, radius * 1.75, 0.68, 14), '#ffcf4a', 0.9);
  fill(e, ellipse(x, y, radius * 1.08), '#ffb42e');
  disc(e, x - radius * 0.2, y - radius * 0.25, radius, radius, '#ffe27a', 0.95, 0.4);
}

/** A gust with a curl at its end. */
export function paintGust(e: Easel, x: number, y: number, long: number, colour: string, alpha = 0.9): void {
  const curl: Knot[] = [
    [x - long / 2, y + 4],
    [x - long * 0.2, y - 5],
    [x + long * 0.2, y + 3],
    [x + long * 0.44, y - 8],
    [x + long * 0.46, y - 24],
    [x + long * 0.34, y - 28],
    [x + long * 0.3, y - 17],
    [x + long * 0.37, y - 13],
  ];
  fill(e, taper(curl, [0.8, 2.6, 3.2, 3, 2.4, 1.8, 1.2, 0.6]), colour, alpha);
}

/** The kite of the third spread, small. */
export function paintKite(e: Easel, x: number, y: number, size: number): void {
  e.p.in(x, y, 0.5, 1, 1, () => {
    const tail: Knot[] = [
      [0, size],
      [-size * 0.5, size * 1.7],
      [size * 0.3, size * 2.3],
      [-size * 0.2, size * 3],
    ];
    fill(e, taper(tail, [1.4, 1.2, 1.2, 0.8]), '#ffffff', 0.9);
    fill(
      e,
      [
        [0, -size],
        [size * 0.7, 0],
        [0, size],
        [-size * 0.7, 0],
      ],
      '#e2483d',
    );
    fill(
      e,
      [
        [0, -size],
        [size * 0.7, 0],
        [0, 0],
      ],
      '#ffc545',
    );
    fill(
      e,
      [
        [0, size],
        [-size * 0.7, 0],
        [0, 0],
      ],
      '#ffc545',
    );
  });
}

const WINGS = ['#ff8a5c', '#ffd24a', '#7fb6ff', '#d98cf0'] as const;

export function paintButterfly(e: Easel, x: number, y: number, size: number, turn: number, kind: number): void {
  const wing = WINGS[kind % WINGS.length] ?? WINGS[0];
  e.p.in(x, y, turn, 1, 1, () => {
    for (const side of [-1, 1]) {
      fill(e, ellipse(side * size * 0.52, -size * 0.3, size * 0.52, size * 0.4, side * -0.6), wing);
      fill(e, ellipse(side * size * 0.4, size * 0.36, size * 0.36, size * 0.32, side * 0.5), wing, 0.85);
      fill(e, ellipse(side * size * 0.58, -size * 0.34, size * 0.2, size * 0.14, side * -0.6), '#fff6d8', 0.85);
    }
    fill(
      e,
      taper(
        [
          [0, -size * 0.55],
          [0, size * 0.6],
        ],
        [size * 0.07, size * 0.1],
      ),
      '#4a2c3e',
    );
  });
}

/** One drop that is large enough to be seen from afar. */
export function paintDrop(e: Easel, x: number, y: number, size: number): void {
  const shape: Knot[] = [
    [x, y - 13 * size, 1],
    [x + 5 * size, y - 2 * size],
    [x + 4.4 * size, y + 5 * size],
    [x, y + 8 * size],
    [x - 4.4 * size, y + 5 * size],
    [x - 5 * size, y - 2 * size],
  ];
  fill(e, smooth(shape, true, 5), '#3f86cc', 0.95);
  fill(e, ellipse(x - 1.4 * size, y + 1.6 * size, 1.6 * size, 2.8 * size, 0.3), '#ffffff', 0.95);
}

/** Drops that fall aslant, each with a bright head. */
export function paintDrops(e: Easel, name: string, count: number, colour: string, top = -150): void {
  const r = e.random(`inner-${name}`);
  for (let i = 0; i < count; i++) {
    const [x, y, long] = [r.between(-150, 150), r.between(top, 230), 10 + r() * 18];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - long * 0.18, y + long],
        ],
        [0.3, 1.9],
      ),
      rgba(colour, 0.55 + r() * 0.4),
    );
  }
}
