import { type Companion, flat, type flat as flatPicture, type Hero, type Prop } from '../../picture-parts';

export const SHIRT = 'classShirt';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};
type Rest = Omit<Partial<Companion>, 'at' | 'kind'>;

/** The hen that the words never name. */
export const hen = (act: string, at: At, rest: Rest = {}): Companion => ({
  id: 'hen',
  kind: `roamHen${act}`,
  at,
  expression: 'calm',
  ...rest,
});

export const thing = (kind: string, at: At, rest: Partial<Prop> = {}): Prop => ({
  kind,
  at: { afloat: true, ...at },
  facing: 1,
  ...rest,
});

const CLASS = [
  'player4',
  'littleBoy',
  'player2',
  'boyFriend',
  'player10',
  'player1',
  'littleGirl',
  'player7',
  'player8',
  'player3',
  'player6',
  'player5',
  'player11',
  'player9',
] as const;

/** A child of the class, by number; the third wears a hijab. */
export const classmate = (i: number, at: At, rest: Rest = {}): Companion => ({
  id: `classmate${i}`,
  kind: CLASS[i % CLASS.length] as string,
  at: { afloat: true, ...at },
  expression: (['wonder', 'joy', 'calm', 'determined', 'surprise'] as const)[i % 5] ?? 'calm',
  pose: 'standStill',
  outfit: SHIRT,
  ...(i === 2 && { headwear: 'hijab' as const }),
  ...rest,
});

/** How high a hand is that is up, in figure units above the ground, and how far beside. */
const UP = { x: 62, y: 330 } as const;

/** The hands of somebody at `at` whose one hand is up, bent a little to the side by `lean`. */
export const handUp = ({ x, y, scale }: At, lean = 0): NonNullable<Hero['hands']> => ({
  right: {
    at: { x: x + (UP.x + lean) * scale, y: y - UP.y * scale },
    shape: 'flat',
    angle: -88,
    elbow: 'right',
    layer: 'front',
  },
  left: { at: { x: x - 66 * scale, y: y - 112 * scale }, shape: 'relaxed', elbow: 'left' },
});

/** The hands of somebody at `at` who lets both arms hang. */
export const armsDown = ({ x, y, scale }: At): NonNullable<Hero['hands']> => ({
  left: { at: { x: x - 62 * scale, y: y - 108 * scale }, shape: 'relaxed', elbow: 'left' },
  right: { at: { x: x + 62 * scale, y: y - 108 * scale }, shape: 'relaxed', elbow: 'right' },
});

/** The girl by the window, who sees it too. */
export const windowGirl = (at: At, rest: Rest = {}): Companion => ({
  id: 'windowGirl',
  kind: 'girlFriend',
  at: { afloat: true, ...at },
  expression: 'amazed',
  pose: 'standStill',
  outfit: SHIRT,
  ...rest,
});

export const teacher = (at: At, rest: Rest = {}): Companion => ({
  id: 'teacher',
  kind: 'teacher',
  at,
  expression: 'joy',
  pose: 'standStill',
  outfit: 'teacherDress',
  ...rest,
});

export const child = (at: At, rest: Omit<Partial<Hero>, 'at'> = {}): Hero => ({
  at: { depth: 900, afloat: true, ...at },
  pose: 'standStill',
  expression: 'determined',
  outfit: SHIRT,
  hands: handUp(at),
  ...rest,
});

/** A picture whose child in a wheelchair is higher by `rise`, because a table or the page cuts it off. */
export function cut(stage: string, scene: Parameters<typeof flatPicture>[1], rise: number) {
  const risen = (scene.heroes ?? []).map((hero) => {
    if (!('x' in hero.at)) return hero;
    const up = <T extends NonNullable<Hero['hands']>['left']>(touch: T): T =>
      touch && 'x' in touch.at ? { ...touch, at: { x: touch.at.x, y: touch.at.y } } : touch;
    return {
      ...hero,
      at: { ...hero.at, y: hero.at.y - rise },
      ...(hero.hands && { hands: { left: up(hero.hands.left), right: up(hero.hands.right) } }),
    };
  });
  return flat(stage, scene, { onWheels: { heroes: risen } });
}
