import { describe, expect, it } from 'vitest';
import { changeSteps, createHistory, hasSameFeatures, pushChange, redoChange, undoChange } from './undo-history';

const hero = { age: 5, nose: 'button', hair: 'bob' };

describe('undo history of the character', () => {
  it('undoes and redoes changes one by one', () => {
    const once = pushChange(createHistory(hero), { nose: 'long' }, 0);
    const twice = pushChange(once, { hair: 'bun' }, 10);
    expect(undoChange(twice).present).toEqual({ age: 5, nose: 'long', hair: 'bob' });
    expect(undoChange(undoChange(twice)).present).toEqual(hero);
    expect(undoChange(undoChange(undoChange(twice))).present).toEqual(hero);
    expect(redoChange(undoChange(twice)).present).toEqual(twice.present);
    expect(redoChange(twice)).toBe(twice);
  });

  it('changes every step alike, so that undo brings nothing back', () => {
    const twice = pushChange(pushChange(createHistory(hero), { nose: 'long' }, 0), { hair: 'bun' }, 10);
    const changed = changeSteps(undoChange(twice), (step) => ({ ...step, age: 6 }));
    expect(undoChange(changed).present).toEqual({ ...hero, age: 6 });
    expect(redoChange(changed).present).toEqual({ age: 6, nose: 'long', hair: 'bun' });
  });

  it('merges quick changes of one feature into one step; after a pause there are two', () => {
    const drag = [0, 100, 700, 1400].reduce(
      (now, at) => pushChange(now, { hair: `shade ${at}` }, at),
      createHistory(hero),
    );
    expect(drag.past).toEqual([hero]);
    expect(pushChange(drag, { hair: 'red' }, 2300).past).toHaveLength(2);
  });

  it('a new change clears the redo steps', () => {
    const back = undoChange(pushChange(createHistory(hero), { nose: 'long' }, 0));
    expect(pushChange(back, { nose: 'up' }, 10)).toMatchObject({ future: [], past: [hero] });
  });

  it('compares characters regardless of age and property order', () => {
    expect(hasSameFeatures(hero, { hair: 'bob', age: 8, nose: 'button' })).toBe(true);
    expect(hasSameFeatures(hero, { ...hero, nose: 'up' })).toBe(false);
  });
});
