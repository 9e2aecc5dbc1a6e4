import { describe, expect, it } from 'vitest';
import { createPublicGeo } from './public';
import { createSandboxGeo } from './sandbox';

describe.each([createPublicGeo(), createSandboxGeo()])('geo port: $name', ({ lookups, name }) => {
  it('§7 Geo lookups: JSON first, then a plain-text trace', () =>
    expect(lookups.map(({ kind }) => kind)).toEqual(['json', 'trace']));

  it('uses two services over https, or the shop itself', () => {
    const safe = name === 'sandbox' ? /^\/api\/sandbox\// : /^https:\/\//;
    for (const { url } of lookups) expect(url).toMatch(safe);
    expect(new Set(lookups.map(({ url }) => url)).size).toBe(2);
  });
});
