import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicGeo } from '@/lib/providers/geo/public';
import { type StandIn, type StandInReply, startStandIn } from '@/lib/providers/http-stand-in';
import { detectCountry, type GeoDeps } from './geo';

const NOW = new Date('2026-03-01T10:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let replies: Record<string, StandInReply | 'hang'>;
let service: StandIn;
let kept: Map<string, string>;
let warnings: string[];
let reasons: string[];

beforeEach(async () => {
  kept = new Map();
  warnings = [];
  reasons = [];
  service = await startStandIn(({ path }) => replies[path] ?? { status: 404, json: {} });
  const lookups = [
    { kind: 'json', url: `${service.url}/json` },
    { kind: 'trace', url: `${service.url}/trace` },
  ];
  replies = { '/api/geo': { status: 200, json: { country: null, lookups } } };
});
afterEach(() => {
  vi.restoreAllMocks();
  return service.close();
});

const deps = (now = NOW): GeoDeps => ({
  fetch: (input, init) => fetch(new URL(String(input), service.url), init),
  storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  now,
  warn: (what, why) => {
    warnings.push(what);
    reasons.push(why);
  },
});
const asked = () => service.log.map(({ path }) => path);
const trace = (text: string): StandInReply => ({ status: 200, text });

describe('§7 Geo lookups', () => {
  it('a header country of the host ends the search: nobody else learns the address', async () => {
    replies['/api/geo'] = { status: 200, json: { country: 'KE', lookups: [] } };
    expect(await detectCountry(deps())).toBe('KE');
    expect(asked()).toEqual(['/api/geo']);
  });

  it('S19: nobody else learns the address of who is where the page is for', async () => {
    replies['/json'] = { status: 200, json: { country_code: 'US' } };
    expect(await detectCountry({ ...deps(), isAtHome: true })).toBeNull();
    expect(asked()).toEqual(['/api/geo']);
  });

  it('the JSON look-up is asked first, the trace not at all when it answers', async () => {
    replies['/json'] = { status: 200, json: { country_code: 'us' } };
    expect(await detectCountry(deps())).toBe('US');
    expect(asked()).toEqual(['/api/geo', '/json']);
  });

  it.each([
    ['refuses', { status: 503, json: {} }, 1],
    ['answers no JSON', { status: 200, text: '<html>' }, 1],
    ['names no country', { status: 200, json: { country_code: null } }, 0],
    ['names nonsense', { status: 200, json: { country_code: 'Kenya' } }, 0],
  ] as const)('when it %s, the trace is read', async (_, json, logged) => {
    replies['/json'] = json;
    replies['/trace'] = trace('fl=1\nip=203.0.113.7\nloc=KE\ntls=1\n');
    expect(await detectCountry(deps())).toBe('KE');
    expect(asked()).toEqual(['/api/geo', '/json', '/trace']);
    expect(warnings).toHaveLength(logged);
  });

  it('each look-up has 5 s, then the next is tried', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms / 50);
      return late.signal;
    });
    replies['/json'] = 'hang';
    replies['/trace'] = trace('loc=IL');
    expect(await detectCountry(deps())).toBe('IL');
    expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
    expect(warnings).toEqual(['geo look-up json']);
  });

  it('all failing is unknown, logged without the address, and asked again next time', async () => {
    replies['/trace'] = { status: 500, text: '203.0.113.7' };
    expect(await detectCountry(deps())).toBeNull();
    expect(warnings).toEqual(['geo look-up json', 'geo look-up trace']);
    expect(reasons.join()).not.toMatch(/203|127|http/);
    expect(kept.size).toBe(0);
    replies['/json'] = { status: 200, json: { country_code: 'IL' } };
    expect(await detectCountry(deps())).toBe('IL');
  });

  it('nobody listening is one more failure: logged, and the next is tried', async () => {
    const gone = await startStandIn(() => ({ status: 200, json: {} }));
    await gone.close();
    const lookups = [
      { kind: 'json', url: `${gone.url}/json` },
      { kind: 'trace', url: `${service.url}/trace` },
    ];
    replies['/api/geo'] = { status: 200, json: { country: null, lookups } };
    replies['/trace'] = trace('loc=IL');
    expect(await detectCountry(deps())).toBe('IL');
    expect(warnings).toEqual(['geo look-up json']);
  });

  it('the shop itself not answering is unknown too', async () => {
    replies['/api/geo'] = { status: 500, json: {} };
    expect(await detectCountry(deps())).toBeNull();
    expect(warnings).toEqual(['geo']);
  });
});

describe('the public services, answering as they do', () => {
  const KENYA = {
    ip: '203.0.113.7',
    city: 'Nairobi',
    country: 'KE',
    country_name: 'Kenya',
    country_code: 'KE',
    asn: 'AS1',
  };
  const TRACE =
    'fl=650f80\nh=www.cloudflare.com\nip=203.0.113.7\nts=1772359200.123\nvisit_scheme=https\nuag=Mozilla/5.0 (loc=US)\ncolo=NBO\nsliver=none\nhttp=http/2\nloc=KE\ntls=TLSv1.3\nwarp=off\n';

  beforeEach(() => {
    const lookups = publicGeo().lookups.map(({ kind }) => ({ kind, url: `${service.url}/${kind}` }));
    replies['/api/geo'] = { status: 200, json: { country: null, lookups } };
  });

  it('the first by its whole JSON', async () => {
    replies['/json'] = { status: 200, json: KENYA };
    expect(await detectCountry(deps())).toBe('KE');
    expect(asked()).toEqual(['/api/geo', '/json']);
  });

  it.each([
    ['too many questions', { status: 429, json: { error: true, reason: 'RateLimited' } }],
    ['a reserved address', { status: 200, json: { ip: '127.0.0.1', error: true, reason: 'Reserved IP Address' } }],
  ] as const)('%s: then by the line of the trace, wherever else its letters stand', async (_, refusal) => {
    replies['/json'] = refusal;
    replies['/trace'] = trace(TRACE);
    expect(await detectCountry(deps())).toBe('KE');
    expect([...kept.values()].join()).not.toContain('203.0.113.7');
  });
});

describe('§9 Storage: geo cache in local storage for 24 hours (1440 minutes)', () => {
  beforeEach(() => {
    replies['/json'] = { status: 200, json: { country_code: 'KE' } };
  });

  it('is kept with its time and not asked again before', async () => {
    await detectCountry(deps());
    expect([...kept.values()].map((value) => JSON.parse(value))).toEqual([{ country: 'KE', timestamp: NOW.getTime() }]);
    expect(await detectCountry(deps(minutesLater(1439)))).toBe('KE');
    expect(asked()).toEqual(['/api/geo', '/json']);
  });

  it.each([1440, -1])('is asked again %d minutes later', async (minutes) => {
    await detectCountry(deps());
    await detectCountry(deps(minutesLater(minutes)));
    expect(asked()).toHaveLength(4);
  });

  it('a spoilt or forbidden storage does no harm', async () => {
    kept.set('geo_country', '{');
    expect(await detectCountry(deps())).toBe('KE');
    const closed = () => {
      throw new Error('forbidden');
    };
    expect(await detectCountry({ ...deps(), storage: { getItem: closed, setItem: closed } })).toBe('KE');
  });
});
