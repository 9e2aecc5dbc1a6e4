import { describe, expect, it } from 'vitest';
import { begun, corrected, looksLike, redone, undone } from './corrections';

const hero = { age: 5, nose: 'button', hair: 'bob' };

describe('corrections of the hero', () => {
  it('are taken back and brought again one by one', () => {
    const once = corrected(begun(hero), { nose: 'long' }, 0);
    const twice = corrected(once, { hair: 'bun' }, 10);
    expect(undone(twice).hero).toEqual({ age: 5, nose: 'long', hair: 'bob' });
    expect(undone(undone(twice)).hero).toEqual(hero);
    expect(undone(undone(undone(twice))).hero).toEqual(hero);
    expect(redone(undone(twice)).hero).toEqual(twice.hero);
    expect(redone(twice)).toBe(twice);
  });

  it('of one feature in one move are one step; after a pause they are two', () => {
    const drag = [0, 100, 700, 1400].reduce((now, at) => corrected(now, { hair: `shade ${at}` }, at), begun(hero));
    expect(drag.before).toEqual([hero]);
    expect(corrected(drag, { hair: 'red' }, 2300).before).toHaveLength(2);
  });

  it('a new one forgets what was taken back', () => {
    const back = undone(corrected(begun(hero), { nose: 'long' }, 0));
    expect(corrected(back, { nose: 'up' }, 10)).toMatchObject({ after: [], before: [hero] });
  });

  it('and a hero looks like another whatever the age and the order of the features', () => {
    expect(looksLike(hero, { hair: 'bob', age: 8, nose: 'button' })).toBe(true);
    expect(looksLike(hero, { ...hero, nose: 'up' })).toBe(false);
  });
});
