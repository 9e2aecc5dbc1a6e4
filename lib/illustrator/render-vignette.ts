import { companionOf, moodOf } from './companions';
import { mix, Painter, rgba } from './paint';
import { heldOf } from './props';
import type { SceneInput } from './scene';
import { easel, mushroom, spark } from './stages';

/** Small pictures for the text pages, without the hero. */
export const VIGNETTES = [
  'firefly',
  'fireflies',
  'lantern',
  'lanternOut',
  'mushroom',
  'owl',
  'fox',
  'foxAsleep',
] as const;
export type VignetteKind = (typeof VIGNETTES)[number];

const GROUNDS = { night: '#5f7fb4', lamp: '#e8a86a', dawn: '#e8b0a8', glow: '#6f9cc0', gold: '#e0b060' } as const;
type VignettePalette = keyof typeof GROUNDS;

export type Vignette = { readonly kind: VignetteKind; readonly palette: VignettePalette };

const EDGE = 1200;
const MIDDLE = EDGE / 2;

/** What gives light lies on gold whatever the page's palette: on blue it would turn grey. */
const LIGHTS: readonly VignetteKind[] = ['firefly', 'fireflies', 'lantern'];

/** An uneven pool of colour that ends before the edge of the picture. */
function ground(p: Painter, colour: string) {
  p.soft(MIDDLE, 640, 560, 470, colour, 0.5);
  p.soft(MIDDLE - 120, 700, 400, 330, mix(colour, '#ffffff', 0.25), 0.3, 0.3);
  p.soft(MIDDLE + 140, 590, 380, 330, mix(colour, '#2a2a66', 0.25), 0.22, -0.3);
}

function animal(p: Painter, kind: string, expression: Parameters<typeof moodOf>[0], y: number, scale: number) {
  const companion = companionOf(kind);
  if (!companion) return;
  if (companion.shadow)
    p.soft(MIDDLE, y, companion.shadow * scale * 1.3, companion.shadow * scale * 0.28, '#20244c', 0.5);
  p.in(MIDDLE, y, 0, scale, scale, () => companion.draw(p, { mood: moodOf(expression), hero: null }));
}

function lamp(p: Painter, kind: string) {
  if (kind === 'lantern') p.soft(MIDDLE, 640, 500, 480, '#ffd98a', 0.75);
  p.in(MIDDLE, 280, 0.06, 8, 8, () => heldOf(kind)?.draw(p, {}));
}

const DRAW: Readonly<Record<VignetteKind, (p: Painter) => void>> = {
  firefly: (p) => {
    p.soft(MIDDLE, 640, 520, 500, '#ffe28a', 0.8);
    animal(p, 'firefly', 'joy', 600, 7);
  },
  fireflies: (p) => {
    for (const [x, y, size, mood] of [
      [420, 720, 3.4, 'joy'],
      [790, 640, 3, 'laugh'],
      [600, 400, 2.6, 'calm'],
      [860, 330, 1.8, 'joy'],
      [300, 420, 1.9, 'joy'],
    ] as const) {
      p.soft(x, y, size * 80, size * 80, '#ffe28a', 0.8);
      p.in(x, y, 0, size, size, () => companionOf('firefly')?.draw(p, { mood: moodOf(mood), hero: null }));
    }
  },
  lantern: (p) => lamp(p, 'lantern'),
  lanternOut: (p) => lamp(p, 'lanternOut'),
  mushroom: (p) => {
    const e = easel(p, { x0: 0, y0: 0, x1: EDGE, y1: EDGE }, 'vignette');
    mushroom(e, 520, 900, 520, { colour: '#2f9ec4', light: '#7ff0e6' });
    mushroom(e, 800, 940, 300, { colour: '#a85ac8', light: '#d8a4ff', lean: 0.08 });
    mushroom(e, 330, 950, 210, { colour: '#e0709c', light: '#ffb4c8', lean: -0.1 });
  },
  owl: (p) => animal(p, 'owl', 'calm', 880, 4.6),
  fox: (p) => animal(p, 'foxSit', 'joy', 960, 4.1),
  foxAsleep: (p) => animal(p, 'foxCurl', 'asleep', 820, 5),
};

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

/** A small soft-edged picture for a text page: transparent PNG, `sizePx` square. */
export async function renderVignette({ kind, palette }: Vignette, sizePx: number): Promise<Uint8Array> {
  const p = Painter.page(sizePx);
  ground(p, LIGHTS.includes(kind) ? GROUNDS.gold : GROUNDS[palette]);
  DRAW[kind](p);
  if (palette === 'gold' || palette === 'night') {
    const e = easel(p, { x0: 0, y0: 0, x1: EDGE, y1: EDGE }, `vignette:${kind}`);
    const r = e.random('sparks');
    for (let i = 0; i < 14; i++) {
      const [x, y] = [180 + r() * 840, 200 + r() * 800];
      if (Math.hypot(x - MIDDLE, y - 620) > 300) spark(e, x, y, 3 + r() * 4);
    }
  }
  fade(p);
  return p.canvas.encode('png');
}

const PALETTE_OF: Readonly<Record<string, VignettePalette>> = {
  lamp: 'lamp',
  dawn: 'dawn',
  gold: 'gold',
  glow: 'glow',
};

/** First match wins: what the page is about comes before who is merely there. */
const SPOTS: readonly (readonly [
  kind: VignetteKind,
  belongs: (scene: SceneInput, kinds: readonly string[]) => boolean,
])[] = [
  ['mushroom', (scene) => scene.stage === 'mushroomWood'],
  ['fireflies', (scene) => scene.stage === 'clearing'],
  ['owl', (_, kinds) => kinds.includes('owl')],
  ['lanternOut', (scene) => scene.hero.holds === 'lanternOut'],
  ['foxAsleep', (_, kinds) => kinds.includes('foxCurl')],
  ['fox', (_, kinds) => kinds.some((kind) => kind.startsWith('fox'))],
  ['lantern', (scene) => scene.hero.holds === 'lantern'],
];

/** The spot picture that belongs to a scene: somebody or something of it, but never the hero. */
export function vignetteOf(scene: SceneInput): Vignette {
  const kinds = (scene.companions ?? []).map((actor) => actor.kind);
  const kind = SPOTS.find(([, belongs]) => belongs(scene, kinds))?.[0] ?? 'firefly';
  return { kind, palette: PALETTE_OF[scene.palette] ?? 'night' };
}
