import type { Companion, Hero } from '../../picture-parts';

export const AT_NIGHT = 'stripedPajamas';
export const BY_DAY = 'stripes';

type At = { readonly x: number; readonly y: number; readonly scale: number; readonly depth?: number };

/** The birthday of a telling, and the one before it. */
export type Numbers = { readonly own: number; readonly before: number };

type Rest = Omit<Partial<Companion>, 'at' | 'kind'>;
const figure = (id: string, kind: string, at: At, rest: Rest): Companion => ({
  id,
  kind,
  at: { afloat: true, ...at },
  expression: 'calm',
  ...rest,
});

/** The new number, doing something. */
export const newNumber = ({ own }: Numbers, act: string, at: At, rest: Rest = {}): Companion =>
  figure('number', `new${own}${act}`, at, rest);

/** The number of the year before. */
export const usedNumber = ({ before }: Numbers, act: string, at: At, rest: Rest = {}): Companion =>
  figure('before', `used${before}${act}`, at, rest);

/** Those of the years before it, on a shelf: up to three, the nearest first. */
export const earlier = (
  { before }: Numbers,
  from: readonly [x: number, y: number],
  gap: number,
  haze: Companion['haze'],
) =>
  [before - 1, before - 2, before - 3]
    .filter((number) => number > 0)
    .map((number, i) =>
      figure(
        `earlier${number}`,
        `used${number}Sits`,
        { x: from[0] + i * gap, y: from[1], scale: 0.5, depth: 400 + i },
        {
          haze,
          shine: 0.01,
          expression: 'asleep',
        },
      ),
    );

export const cake = ({ own }: Numbers, at: At, rest: Rest = {}): Companion =>
  figure('cake', `birthdayCake${own}`, at, rest);
/** The cake whose candles do not know where to look. */
export const cakeAway = ({ own }: Numbers, at: At): Companion =>
  figure('cake', `birthdayCakeAway${own}`, at, { expression: 'uneasy' });
export const crown = ({ own }: Numbers, at: At, rest: Rest = {}): Companion =>
  figure('crown', `birthdayCrown${own}`, at, rest);

/** The child higher by `rise`, as a wheelchair stands in a picture that cuts it off. */
export const risen = (hero: Hero, rise: number): Hero =>
  'x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise } } : hero;

/** A hand of whoever the lap belongs to: its wrist is at the place. */
export const lapHand = (at: At, rest: Rest = {}): Companion => figure(`lapHand${at.x}`, 'lapHand', at, rest);

/** What is left of a slice of the cake. */
export const slice = (at: At): Companion => figure('slice', 'birthdaySlice', at, {});

/** What is to be seen of the head of whoever the lap belongs to: its chin is at the place. */
export const lapChin = (at: At, rest: Rest = {}): Companion => figure('lapChin', 'lapChin', at, rest);

/** The number as it is printed on a bus, and on a clock. */
export const onBus = ({ own }: Numbers, at: At): Companion => figure('onBus', `printed${own}`, at, {});
export const onClock = ({ own }: Numbers, at: At): Companion => figure('onClock', `birthdayClock${own}`, at, {});
