import { describe, expect, it } from 'vitest';
import { FURS } from '../family-options';
import { listFurs } from './fur-colours';

const EDGE = 300;
const BLUE = [70, 110, 180] as const;
const furOf = (name: string) => FURS.find((fur) => fur.name === name)?.hex ?? '';
const rgbOf = (name: string) => [1, 3, 5].map((at) => Number.parseInt(furOf(name).slice(at, at + 2), 16));

/** A picture of a blue sofa with fur in its middle: hairs lighter and darker by turns, as the sun makes them. */
function photoOf(toneAt: (x: number, y: number) => string) {
  const data = new Uint8ClampedArray(EDGE * EDGE * 4);
  for (let at = 0; at < EDGE * EDGE; at += 1) {
    const [x, y] = [at % EDGE, Math.floor(at / EDGE)];
    const isFur = Math.abs(x / EDGE - 0.5) < 0.28 && Math.abs(y / EDGE - 0.5) < 0.34;
    const hair = ((x * 7 + y * 13) % 5) * 9 - 18;
    const colour = isFur ? rgbOf(toneAt(x, y)).map((channel) => channel + hair) : BLUE;
    data.set([...colour, 255], at * 4);
  }
  return { data, width: EDGE, height: EDGE };
}

describe('§10 family: the colours of a pet’s fur in the marked middle of a photo', () => {
  it.each(FURS.map(({ name }) => name))('offers %s fur first, and another to choose from', (name) => {
    const [first, ...others] = listFurs(photoOf(() => name));
    expect(first).toEqual({ fur: furOf(name) });
    expect(others).toHaveLength(1);
    expect(others).not.toContainEqual(first);
  });

  it('offers both colours of a pet with marks, either way round, and one alone', () => {
    const pets = listFurs(photoOf((_, y) => (y > EDGE * 0.58 ? 'white' : 'black')));
    const [black, white] = [furOf('black'), furOf('white')];
    expect(pets).toEqual([{ fur: black, marks: white }, { fur: black }, { fur: white, marks: black }]);
  });

  it('does not see what is outside the oval', () =>
    expect(JSON.stringify(listFurs(photoOf(() => 'cream')))).not.toContain(furOf('gray')));
});
