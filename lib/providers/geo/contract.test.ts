import { describe, expect, it } from 'vitest';
import { publicGeo } from './public';
import { sandboxGeo } from './sandbox';

describe.each([publicGeo(), sandboxGeo()])('geo port: $name', ({ lookups, name }) => {
  it('§7 Geo lookups: JSON first, then a plain-text trace', () =>
    expect(lookups.map(({ kind }) => kind)).toEqual(['json', 'trace']));

  it('asks two services over a safe line, or the shop itself', () => {
    const safe = name === 'sandbox' ? /^\/api\/sandbox\// : /^https:\/\//;
    for (const { url } of lookups) expect(url).toMatch(safe);
    expect(new Set(lookups.map(({ url }) => url)).size).toBe(2);
  });
});
