import { describe, expect, it } from 'vitest';
import { type Character, characterSchema } from '../character/character';
import { Painter, rectangle } from '../paint';
import { drawFigure, type FigureLook, getSimilarPoses, measureFigure, POSES, type PoseName } from '.';

const child = (changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'girl',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'short',
    eyeColor: '#4f8fc0',
    ...changes,
  });

const PLACE = { x: 600, y: 1000, scale: 2.2 } as const;
const look = (pose: PoseName, changes: Partial<FigureLook> = {}): FigureLook => ({
  pose,
  expression: 'joy',
  outfit: 'dress',
  ...changes,
});
const names = Object.keys(POSES) as PoseName[];
const MAGENTA = '#ff00ff';

function draw(c: Character, figure: FigureLook, sizePx = 200) {
  const painter = Painter.page(sizePx);
  const anchors = drawFigure(painter, c, figure, PLACE);
  const { data } = painter.context.getImageData(0, 0, sizePx, sizePx);
  return { painter, anchors, data };
}

/** Lowest painted row in page units. */
function lowest(data: Uint8ClampedArray, sizePx = 200): number {
  for (let i = sizePx * sizePx - 1; i >= 0; i--)
    if ((data[i * 4 + 3] ?? 0) > 128) return ((Math.floor(i / sizePx) + 1) / sizePx) * 1200;
  return 0;
}

const magentaPixels = (data: Uint8ClampedArray) => {
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if ((data[i] ?? 0) > 200 && (data[i + 1] ?? 255) < 70 && (data[i + 2] ?? 0) > 200) count++;
  return count;
};

describe('poses', () => {
  it.each(names.filter((name) => ['feet', 'knees', 'body'].includes(POSES[name].stands)))(
    'touches the ground at every age: %s',
    (name) => {
      for (const age of [1, 4, 7, 10]) {
        const gap = PLACE.y - lowest(draw(child({ age, gender: age % 2 ? 'girl' : 'boy' }), look(name), 100).data, 100);
        expect(gap).toBeGreaterThan(-30);
        expect(gap).toBeLessThan((POSES[name].lift ?? 0) > 0.2 ? 160 : 30);
      }
    },
  );

  it.each(names)('draws what a scene puts in the hands or on the lap of %s once', (name) => {
    const layers = POSES[name].order;
    expect(new Set(layers).size).toBe(layers.length);
  });

  it.each(['hug', 'hugStand'] as const)('%s: arms lie in front of who is hugged and behind', (pose) => {
    for (const age of [2, 6, 9]) {
      const c = child({ age });
      const at = measureFigure(Painter.page(60), c, look(pose, { embraceHeight: 70 }), PLACE).embrace;
      if (!at) throw new Error('no embrace');
      const body = rectangle(at[0] - 60, at[1] - 60, 120, 120);
      const alone = Painter.page(200);
      alone.fill(body, MAGENTA);
      const whole = magentaPixels(alone.context.getImageData(0, 0, 200, 200).data);
      const held = draw(c, look(pose, { embraceHeight: 70, embrace: (p) => p.fill(body, MAGENTA) }));
      const shown = magentaPixels(held.data);
      expect(shown).toBeLessThan(whole * 0.92);
      expect(shown).toBeGreaterThan(whole * 0.15);
      // The near hand lies on who is hugged.
      expect(Math.abs(held.anchors.wrists.L[1] - at[1])).toBeLessThan(60);
    }
  });

  it('a rider sits on the mount with one leg on either side', () => {
    const c = child();
    const { seat } = measureFigure(Painter.page(60), c, look('ride'), PLACE);
    const back = rectangle(seat[0] - 160, seat[1], 320, 90);
    const { data } = draw(c, look('ride', { mount: (p) => p.fill(back, MAGENTA) }));
    const without = magentaPixels(draw(c, look('ride')).data);
    const shown = magentaPixels(data) - without;
    const whole = (320 * 90) / 36;
    expect(shown).toBeLessThan(whole * 0.9);
    expect(shown).toBeGreaterThan(whole * 0.3);
  });

  it.each(names.filter((name) => !POSES[name].leavesChair && name !== 'portrait'))(
    'seats a child with a wheelchair in pose %s, wheels on the ground',
    (name) => {
      for (const age of [2, 9]) {
        const walking = draw(child({ age }), look(name), 100);
        const rolling = draw(child({ age, wheelchair: true }), look(name), 100);
        expect(Math.abs(PLACE.y - lowest(rolling.data, 100))).toBeLessThan(20);
        expect(Buffer.from(rolling.data.buffer).equals(Buffer.from(walking.data.buffer))).toBe(false);
      }
    },
  );

  it.each(['walkAway', 'walk', 'stand'] as const)('shows the back of who looks away: %s', (name) => {
    const inside = (p: Painter) => p.fill(rectangle(-200, -200, 400, 400), MAGENTA);
    const away = magentaPixels(draw(child(), look(name, { inside, yaw: 2.9 })).data);
    const towards = magentaPixels(draw(child(), look(name, { inside, yaw: 0.2 })).data);
    expect([away, towards > 60]).toEqual([0, true]);
  });

  it('leaves the wheelchair beside the bed', () => {
    const asleep = (wheelchair: boolean) => Buffer.from(draw(child({ wheelchair }), look('sleep')).data.buffer);
    expect(asleep(true).equals(asleep(false))).toBe(true);
  });

  it('turns pages of a scene into related poses only', () => {
    for (const name of names) {
      expect(getSimilarPoses(name)).not.toContain(name);
      for (const other of getSimilarPoses(name))
        expect(POSES[other].stands === 'seat').toBe(POSES[name].stands === 'seat');
    }
  });

  it('holds a thing between both hands', () => {
    const box = (p: Painter) => p.fill(rectangle(-20, -20, 40, 40), MAGENTA);
    const { data, anchors } = draw(child(), look('carry', { holds: box }));
    expect(magentaPixels(data)).toBeGreaterThan(60);
    const { L, R } = anchors.grips;
    expect(anchors.palm[0]).toBeGreaterThan(Math.min(L[0], R[0]) - 20);
    expect(anchors.palm[0]).toBeLessThan(Math.max(L[0], R[0]) + 20);
  });
});
