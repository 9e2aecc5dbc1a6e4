import { getCompanion, getMood } from '../companions';
import { mix, Painter, rgba } from '../paint';
import { paintedBounds } from '../paint/extent';
import { getHeldProp, getProp } from '../props';
import { easel, mushroom, spark } from '../stages';
import { GROUNDS, type Ground, type Spot, type Subject, type Vignette } from '../vignette-subject';

const EDGE = 1200;
const MIDDLE = EDGE / 2;
/** Where a subject's own middle comes to lie, and the edge of the square that it fills. */
const STAND = { x: MIDDLE, y: 620, edge: 640 };
/** Units of the page in which a subject is measured; many are drawn around their feet. */
const MEASURING = { x: MIDDLE, y: 900, pixels: 300 };

type DrawSubject = (p: Painter) => void;

/** An uneven pool of colour that ends before the edge of the picture. */
function ground(p: Painter, colour: string) {
  p.soft(MIDDLE, 640, 560, 470, colour, 0.5);
  p.soft(MIDDLE - 120, 700, 400, 330, mix(colour, '#ffffff', 0.25), 0.3, 0.3);
  p.soft(MIDDLE + 140, 590, 380, 330, mix(colour, '#2a2a66', 0.25), 0.22, -0.3);
}

const SPOT_DRAWINGS: Readonly<Record<Spot, DrawSubject>> = {
  fireflies: (p) => {
    for (const [x, y, size, mood] of [
      [420, 720, 3.4, 'joy'],
      [790, 640, 3, 'laugh'],
      [600, 400, 2.6, 'calm'],
      [860, 330, 1.8, 'joy'],
      [300, 420, 1.9, 'joy'],
    ] as const) {
      p.soft(x, y, size * 80, size * 80, '#ffe28a', 0.8);
      p.in(x, y, 0, size, size, () => getCompanion('firefly')?.draw(p, { mood: getMood(mood), hero: null }));
    }
  },
  mushroom: (p) => {
    const e = easel(p, { x0: 0, y0: 0, x1: EDGE, y1: EDGE }, 'vignette');
    mushroom(e, 520, 900, 520, { colour: '#2f9ec4', light: '#7ff0e6' });
    mushroom(e, 800, 940, 300, { colour: '#a85ac8', light: '#d8a4ff', lean: 0.08 });
    mushroom(e, 330, 950, 210, { colour: '#e0709c', light: '#ffb4c8', lean: -0.1 });
  },
  foxAsleep: (p) =>
    p.in(MIDDLE, 820, 0, 5, 5, () => getCompanion('foxCurl')?.draw(p, { mood: getMood('asleep'), hero: null })),
};

/** How a companion or a thing is drawn around its own origin, whether it glows, and how wide its shadow is. */
function actorOf(subject: Exclude<Subject, { type: 'spot' }>) {
  if (subject.type === 'companion') {
    const companion = getCompanion(subject.kind);
    const { expression = 'calm', colour } = subject.look;
    const look = { mood: getMood(expression), expression, hero: null, ...(colour && { colour }) };
    return companion && { ...companion, paint: (p: Painter) => companion.draw(p, look) };
  }
  const thing = subject.type === 'prop' ? getProp(subject.kind) : getHeldProp(subject.kind);
  const look = subject.type === 'prop' ? subject.look : {};
  return thing && { ...thing, paint: (p: Painter) => thing.draw(p, look) };
}

/** Draws an actor as large as possible: first small, to measure its real size. */
function drawActor(p: Painter, actor: NonNullable<ReturnType<typeof actorOf>>) {
  const { box, light, shadow } = actor;
  const trial = Painter.page(MEASURING.pixels);
  const scale = (EDGE * 0.5) / Math.max(box.width, box.height);
  trial.in(MEASURING.x, MEASURING.y - (box.y + box.height) * scale, 0, scale, scale, () => actor.paint(trial));
  const unit = EDGE / MEASURING.pixels;
  const part = paintedBounds(trial.canvas);
  const grow = STAND.edge / (Math.max(part.width, part.height) * unit);
  const own = { x: (part.x + part.width / 2) * unit, y: (part.y + part.height / 2) * unit };
  const at = { x: STAND.x - (own.x - MEASURING.x) * grow, y: STAND.y - (own.y - MEASURING.y) * grow };
  if (light) p.soft(STAND.x, STAND.y, 520, 500, '#ffe28a', 0.78);
  const feet = STAND.y + (part.height * unit * grow) / 2;
  if (shadow) p.soft(STAND.x, feet - 8, part.width * unit * grow * 0.52, 46, '#20244c', 0.42);
  const size = scale * grow;
  p.in(at.x, at.y - (box.y + box.height) * size, 0, size, size, () => actor.paint(p));
}

/** Fades the picture out in an oval, so that it sits on the paper without a border. */
function fade(p: Painter) {
  const { context: c } = p;
  c.save();
  c.globalCompositeOperation = 'destination-in';
  c.translate(MIDDLE, 620);
  c.scale(1, 0.96);
  const g = c.createRadialGradient(0, 0, 380, 0, 0, 600);
  g.addColorStop(0, rgba('#000000', 1));
  g.addColorStop(0.6, rgba('#000000', 0.85));
  g.addColorStop(1, rgba('#000000', 0));
  c.fillStyle = g;
  c.fillRect(-EDGE, -EDGE, EDGE * 2, EDGE * 2);
  c.restore();
}

const SPARKLING: readonly Ground[] = ['gold', 'night'];

function sparks(p: Painter, seed: string) {
  const e = easel(p, { x0: 0, y0: 0, x1: EDGE, y1: EDGE }, `vignette:${seed}`);
  const r = e.random('sparks');
  for (let i = 0; i < 14; i++) {
    const [x, y] = [180 + r() * 840, 200 + r() * 800];
    if (Math.hypot(x - MIDDLE, y - 620) > 300) spark(e, x, y, 3 + r() * 4);
  }
}

/** A small soft-edged picture for a text page: transparent PNG, `sizePx` square. */
export async function renderVignette({ subject, ground: palette }: Vignette, sizePx: number): Promise<Uint8Array> {
  const p = Painter.page(sizePx);
  const actor = subject.type === 'spot' ? undefined : actorOf(subject);
  ground(p, actor?.light || subject.kind === 'fireflies' ? GROUNDS.gold : GROUNDS[palette]);
  if (subject.type === 'spot') SPOT_DRAWINGS[subject.kind](p);
  else if (actor) drawActor(p, actor);
  if (SPARKLING.includes(palette)) sparks(p, subject.kind);
  fade(p);
  return p.canvas.encode('png');
}
