import { ellipse, type Polygon, type Random, smooth, type Vec } from '@/lib/illustrator/paint';
import { blob, knots } from '../../../companions/kit/outline';
import type { Easel } from '../../kit/easel';
import { CRAYONS, PAPER } from './colours';

type Context = Easel['c'];

/** How a child holds the crayon in one drawing: thickness in units, and how the colour is rubbed in. */
type Hand = {
  readonly random: Random;
  readonly thick: number;
  readonly rubAngle: number;
  readonly rubStep: number;
};

const GRAIN = 0.62;

const handOf = (random: Random): Hand => ({
  random,
  thick: random.between(0.86, 1.3),
  rubAngle: random.between(-1.15, -0.35),
  rubStep: random.between(4.6, 6.8),
});

/** The way of a hand that is not steady: it swerves and does not end where it began. */
function unsteady(points: Polygon, random: Random, reach: number): Polygon {
  const [a, b, c, d] = [random() * 6, random() * 6, random() * 6, random() * 6];
  const drift = random.bell() * reach * 1.4;
  return points.map(([x, y], i): Vec => {
    const t = i / Math.max(1, points.length - 1);
    return [
      x + reach * (Math.sin(t * 9.3 + a) * 0.7 + Math.sin(t * 23 + b) * 0.35) + drift * t,
      y + reach * (Math.sin(t * 8.1 + c) * 0.7 + Math.sin(t * 21 + d) * 0.35) - drift * t,
    ];
  });
}

function trace(c: Context, points: Polygon, colour: string, width: number, alpha: number) {
  c.save();
  c.globalAlpha *= alpha;
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  points.forEach(([x, y], i) => {
    if (i) c.lineTo(x, y);
    else c.moveTo(x, y);
  });
  c.stroke();
  c.restore();
}

/** Where a horizontal line crosses an outline, from left to right. */
function crossings(shape: Polygon, y: number): readonly number[] {
  const found: number[] = [];
  shape.forEach(([x0, y0], i) => {
    const [x1, y1] = shape[(i + 1) % shape.length] ?? [x0, y0];
    if (y0 <= y !== y1 <= y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  });
  return found.sort((a, b) => a - b);
}

/** Colour rubbed in to and fro, now short of the outline and now over it. */
function rub(c: Context, shape: Polygon, colour: string, { random, thick, rubAngle, rubStep }: Hand) {
  const [cos, sin] = [Math.cos(rubAngle), Math.sin(rubAngle)];
  const turned = shape.map(([x, y]): Vec => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Vec => [x * cos - y * sin, y * cos + x * sin];
  const ys = turned.map(([, y]) => y);
  let line: Vec[] = [];
  const lay = () => {
    if (line.length > 1) trace(c, line, colour, 4.9 * thick, 0.72);
    line = [];
  };
  let forth = true;
  for (let y = Math.min(...ys) + 1.5; y < Math.max(...ys) - 1; y += rubStep * random.between(0.72, 1.2)) {
    const at = crossings(turned, y);
    if (at.length !== 2) lay();
    for (let i = 0; i + 1 < at.length; i += 2) {
      const ends = [(at[i] ?? 0) + random.between(-1.6, 2.4), (at[i + 1] ?? 0) + random.between(-2.4, 1.6)];
      if (!forth) ends.reverse();
      line.push(...ends.map((x) => back(x, y + random.bell() * 1.2)));
      if (at.length !== 2) lay();
    }
    forth = !forth;
  }
  lay();
}

/** What lies below a new shape: a child leaves its place free. */
function spare(c: Context, shape: Polygon) {
  c.save();
  c.globalCompositeOperation = 'destination-out';
  c.globalAlpha = 0.9;
  trace(c, [...shape, ...shape.slice(0, 1)], '#000', 2, 1);
  c.beginPath();
  for (const [x, y] of shape) c.lineTo(x, y);
  c.fill();
  c.restore();
}

function area(c: Context, shape: Polygon, colour: string, hand: Hand) {
  const outline = unsteady(shape, hand.random, 1.7);
  spare(c, outline);
  rub(c, outline, colour, hand);
  // The outline goes on a little past the point where it began.
  trace(c, [...outline, ...unsteady(shape.slice(0, 3), hand.random, 2)], colour, 4.2 * hand.thick, 0.95);
}

function spot(c: Context, shape: Polygon, colour: string, { random }: Hand) {
  const outline = unsteady(shape, random, 0.9);
  c.save();
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of outline) c.lineTo(x, y);
  c.fill();
  c.restore();
}

function part(c: Context, told: string, hand: Hand) {
  const [kind, letter = 'k', ...rest] = told.trim().split(/\s+/);
  const colour = CRAYONS[letter] ?? PAPER;
  if (kind === 'l') {
    const way = smooth(knots(rest.slice(0, -1).join(' ')), false, 6);
    trace(c, unsteady(way, hand.random, 1.3), colour, Math.max(3.6, Number(rest.at(-1))) * hand.thick, 0.95);
  } else if (kind === 'f') area(c, blob(rest.join(' '), 6), colour, hand);
  else {
    const [x = 0, y = 0] = knots(rest[0] ?? '0,0')[0] ?? [];
    const [rx, ry] = [Number(rest[1]), Number(rest[2])];
    const round = ellipse(x, y, rx, ry, 0, 26);
    const from = Math.floor(hand.random() * 26);
    const shape = [...round.slice(from), ...round.slice(0, from)];
    if (rx > 7) area(c, shape, colour, hand);
    else spot(c, shape, colour, hand);
  }
}

const SQUARE: Polygon = [
  [-62, -62],
  [62, -62],
  [62, 62],
  [-62, 62],
];

/** One drawing in wax crayon around 0, 0, within 100 units: wax leaves out the hollows of the paper. */
export function drawInWax(e: Easel, told: string, random: Random): void {
  const hand = handOf(random);
  e.p.layer(
    SQUARE,
    (c) => {
      for (const one of told.split(';')) part(c, one, hand);
    },
    { grain: GRAIN, clipped: false },
  );
}
