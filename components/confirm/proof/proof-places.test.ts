import { describe, expect, it } from 'vitest';
import { getFirstPage, indexOfPage, listPlaces } from './proof-places';

const pages = Array.from({ length: 4 }, (_, at) => ({ url: `/${at}`, widthPx: 1, heightPx: 1 }));

describe('the places of a proof', () => {
  it('begin with the cover; pages lie two by two on a laptop and one by one on a phone', () => {
    expect(listPlaces({ pages }, true).map(getFirstPage)).toEqual([0, 1, 2, 4]);
    expect(listPlaces({ pages }, false).map(getFirstPage)).toEqual([0, 1, 2, 3, 4]);
  });

  it('a turned phone stays with its page', () => {
    const wide = listPlaces({ pages }, true);
    expect(wide[indexOfPage(wide, 3)]).toEqual({ kind: 'pages', numbers: [2, 3] });
    const narrow = listPlaces({ pages }, false);
    expect(narrow[indexOfPage(narrow, 3)]).toEqual({ kind: 'pages', numbers: [3] });
    expect(indexOfPage(wide, 99)).toBe(0);
  });
});
