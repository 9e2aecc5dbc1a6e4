import { describe, expect, it } from 'vitest';
import { faceShapeSchema } from '@/lib/photos';
import { type Character, characterSchema } from '../../character/character';
import { faceSchema } from '../../character/face-schema';
import { POSES } from '../../figure';
import { lightness, Painter } from '../../paint';
import { EXPRESSIONS } from '../../scene';
import { HAIR_SHAPE } from '../../testing/hair-shape';
import { getMood } from '../mood';
import { PEOPLE } from '.';
import { type KinRole, relative } from './family';
import { type PersonRole, passerBy } from './passers-by';

const hero = (changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'girl',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'longWavy',
    eyeColor: '#4f8fc0',
    ...changes,
  });
const HEROES = [
  hero({ skin: '#fbe1d2', hairColor: '#e6bd6a' }),
  hero({ skin: '#5d3a2b', hairColor: '#2b2328', hairStyle: 'puffs' }),
  hero({ skin: '#c78d60', hairColor: '#3a2722', headwear: 'hijab' }),
];
const FAMILY: readonly KinRole[] = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'brother',
  'sister',
  'cousin',
  'uncle',
];
const STRANGERS: readonly PersonRole[] = [
  'girlFriend',
  'boyFriend',
  'littleGirl',
  'littleBoy',
  'teacher',
  'baker',
  'farmer',
  'neighbourWoman',
  'neighbourMan',
  'elderWoman',
  'elderMan',
];

/** A hero whose hair was read from the photo. */
const PHOTO_HERO = hero({ hairStyle: 'bob', hairShape: { ...HAIR_SHAPE, texture: 'curly' } });

/** One pixel for four figure units. */
function drawn(kind: string, look: { pose?: string; outfit?: string; expression?: (typeof EXPRESSIONS)[number] }) {
  const companion = PEOPLE[kind];
  if (!companion) throw new Error(kind);
  const { x, y, width, height } = companion.box;
  const p = Painter.page(300, [-0.5, -0.8], [width, height]);
  const expression = look.expression ?? 'joy';
  p.in(-x, -y, 0, 1, 1, () =>
    companion.draw(p, { mood: getMood(expression), hero: hero({ age: 10 }), ...look, expression }),
  );
  const { width: w, height: h } = p.canvas;
  const { data } = p.context.getImageData(0, 0, w, h);
  let border = 0;
  for (let i = 0; i < w; i++) border = Math.max(border, data[i * 4 + 3] ?? 0, data[((h - 1) * w + i) * 4 + 3] ?? 0);
  for (let j = 0; j < h; j++) border = Math.max(border, data[j * w * 4 + 3] ?? 0, data[(j * w + w - 1) * 4 + 3] ?? 0);
  const first = data.findIndex((value, i) => i % 4 === 3 && value > 128);
  return { border, top: Math.floor(first / 4 / w) * 4 + y, data };
}

describe('hair of the people around a hero from a photo', () => {
  it.each(FAMILY)('gives %s hair of the same texture, not the own cut of the hero', (role) => {
    const { character } = relative(role, PHOTO_HERO);
    expect(character.hairShape).toBeUndefined();
    expect(['curlyLong', 'curlyShort', 'bun', 'short', 'spaceBuns']).toContain(character.hairStyle);
  });

  it.each(STRANGERS)('gives %s hair of another child', (role) =>
    expect(passerBy(role, PHOTO_HERO).character.hairShape).toBeUndefined(),
  );
});

describe('people', () => {
  it.each(['mother', 'father', 'girlFriend'])('%s has a face where the head is drawn', (kind) => {
    for (const pose of ['stand', 'crouch', 'cheer']) {
      const face = PEOPLE[kind]?.face?.({ mood: getMood('joy'), hero: hero({ age: 10 }), pose });
      const { top } = drawn(kind, { pose, outfit: 'polo' });
      if (!face) throw new Error(kind);
      if (pose !== 'cheer') expect(Math.abs(face.y - face.r - top)).toBeLessThan(30);
      expect(face.y).toBeGreaterThan(top);
    }
  });

  it('keeps an arm that is painted apart under another key than its body', () => {
    const look = { mood: getMood('joy'), hero: hero(), pose: 'sitOpen' };
    const [arm, body] = [true, false].map((isArm) =>
      PEOPLE.mother?.key?.({ ...look, only: (layer) => (layer === 'armR') === isArm }),
    );
    expect(arm).not.toBe(body);
  });

  it.each(['father', 'sister'])('%s stays in its box in every pose, with cape and crown', (kind) => {
    for (const pose of Object.keys(POSES))
      expect([pose, drawn(kind, { pose, outfit: 'crownCostume' }).border]).toEqual([pose, 0]);
  });

  it.each(['carryHigh', 'cheer', 'fly', 'sleep', 'swim'])(
    'gives the lion mane of a grown-up room in pose %s',
    (pose) => {
      expect(drawn('baker', { pose, outfit: 'lionCostume' }).border).toBe(0);
    },
  );

  it('shows every expression on a face of its own', () => {
    const faces = EXPRESSIONS.map((expression) => Buffer.from(drawn('mother', { expression }).data).toString('base64'));
    expect(new Set(faces).size).toBe(EXPRESSIONS.length);
  });

  it('draws grown-ups so tall that a child of six reaches the chest', () => {
    const child = -345;
    for (const kind of ['mother', 'father', 'grandmother', 'teacher']) {
      const { top } = drawn(kind, {});
      expect(child / top).toBeGreaterThan(0.5);
      expect(child / top).toBeLessThan(0.72);
    }
  });

  it.each(FAMILY)('%s has the tones of the hero', (role) => {
    for (const child of HEROES) {
      const { character } = relative(role, child);
      expect(Math.abs(lightness(character.skin) - lightness(child.skin))).toBeLessThan(0.04);
    }
  });

  it('gives grandparents grey hair, and the family the hero’s headscarf or kippah', () => {
    for (const child of HEROES) {
      const { character, grownUp } = relative('grandmother', child);
      expect(grownUp?.elder).toBe(true);
      expect(lightness(character.hairColor)).toBeGreaterThan(0.6);
      expect(relative('mother', child).character.headwear).toBe(child.headwear);
    }
    const boy = hero({ gender: 'boy', hairStyle: 'short', headwear: 'kippah' });
    expect(relative('father', boy).character.headwear).toBe('kippah');
    expect(relative('mother', boy).character.headwear).not.toBe('kippah');
  });

  it('§3 places: in a Kenyan story everybody looks Kenyan except the hero’s family, which looks like the hero', () => {
    for (const child of HEROES)
      for (const name of STRANGERS) {
        const { character } = passerBy(name, child, 'kenya');
        expect([name, lightness(character.skin) < 0.56]).toEqual([name, true]);
        expect([name, character.freckles]).toEqual([name, false]);
      }
    const pale = HEROES[0] as Character;
    expect(lightness(relative('mother', pale).character.skin)).toBeGreaterThan(0.8);
  });

  it('§3 strangers: no neighbour has the face of the hero’s family', () => {
    for (const child of HEROES) {
      const family = FAMILY.map((role) => relative(role, child).character);
      for (const name of STRANGERS) {
        const { skin, hairStyle, headwear } = passerBy(name, child).character;
        expect(family.filter((one) => one.skin === skin && one.hairStyle === hairStyle)).toEqual([]);
        expect(Math.abs(lightness(skin) - lightness(child.skin))).toBeGreaterThan(0.02);
        expect(headwear).toBe('none');
      }
    }
  });

  it('gives siblings faces that are like the hero’s and differ, and strangers none of them', () => {
    const own = faceSchema.parse({ noseWidth: 1, eyeOpening: -1, chin: 1, smile: -1, eyeGap: 1 });
    const one = hero({ face: own });
    const faces = [own, ...(['brother', 'sister'] as const).map((role) => relative(role, one).character.face)];
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(3);
    for (const face of faces) expect([face?.noseWidth, face?.chin, face?.eyeGap].every((n) => (n ?? 0) > 0)).toBe(true);
    expect(relative('sister', one)).toEqual(relative('sister', one));
    expect(relative('sister', hero()).character.face).toBeUndefined();
    for (const stranger of STRANGERS) expect(passerBy(stranger, one).character.face).toBeUndefined();
  });

  it('§1 likeness: children beside a hero with a face of its own have their own, siblings one like the hero’s', () => {
    const own = faceShapeSchema.parse({ noseWidth: 1, eyeOpening: -1, chin: 1, eyeGap: 1, lidFold: -1 });
    const one = hero({ faceShape: own });
    for (const role of ['brother', 'sister'] as const) {
      const { faceShape } = relative(role, one).character;
      expect([faceShape?.noseWidth, faceShape?.chin, faceShape?.eyeGap].every((n) => (n ?? 0) > 0)).toBe(true);
      expect(faceShape).not.toEqual(own);
      expect(relative(role, hero()).character.faceShape).toBeUndefined();
    }
    expect(relative('mother', one).character.faceShape).toBeUndefined();
    // Where the picture asks for it, a parent has such a face too; without the hero's there is none to resemble.
    const mother = relative('mother', one, true);
    expect(mother.grownUp?.ownFace).toBe(true);
    expect(mother.character.faceShape?.chin).toBeGreaterThan(0);
    expect(mother.character.faceShape).not.toEqual(own);
    expect(relative('mother', hero(), true).grownUp?.ownFace).toBeUndefined();
    for (const stranger of STRANGERS) {
      const { character, grownUp } = passerBy(stranger, one);
      expect(character.faceShape === undefined).toBe(grownUp !== undefined);
      expect(character.faceShape).not.toEqual(own);
      expect(passerBy(stranger, hero()).character.faceShape).toBeUndefined();
    }
  });

  it('§3 little ones: small neighbours and the little cousin are smaller than any hero of four', () => {
    for (const age of [4, 7, 10]) {
      expect(passerBy('littleBoy', hero({ age })).character.age).toBeLessThan(age);
      expect(relative('cousin', hero({ age })).character.age).toBeLessThanOrEqual(4);
    }
    expect(relative('cousin', hero({ age: 2 })).character.age).toBe(2);
  });

  it('wears what the scene says for an occasion', () => {
    const look = { mood: getMood('joy'), hero: hero({ headwear: 'none' }), expression: 'joy' } as const;
    const seen = (more: object) => {
      const p = Painter.page(120);
      p.in(600, 1000, 0, 1, 1, () => PEOPLE.grandfather?.draw(p, { ...look, ...more }));
      return Buffer.from(p.canvas.data()).toString('base64');
    };
    expect(seen({ headwear: 'kippah' })).not.toBe(seen({}));
  });

  it('makes friends that differ from the hero and from each other, the same on every page', () => {
    for (const child of HEROES) {
      const [girl, boy] = [passerBy('girlFriend', child), passerBy('boyFriend', child)];
      const looks = [child, girl.character, boy.character].map(({ skin, hairColor }) => skin + hairColor);
      expect(new Set(looks).size).toBe(3);
      expect(girl.character.skin).not.toBe(boy.character.skin);
      expect(passerBy('girlFriend', child)).toEqual(girl);
    }
  });
});
