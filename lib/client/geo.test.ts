import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublicGeo } from '@/lib/providers/geo/public';
import { type FakeReply, type FakeServer, startFakeServer } from '@/lib/providers/testing/fake-http-server';
import { detectCountry, type GeoDeps } from './geo';

const NOW = new Date('2026-03-01T10:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let replies: Record<string, FakeReply | 'hang'>;
let service: FakeServer;
let storedValues: Map<string, string>;
let warnings: string[];
let reasons: string[];

beforeEach(async () => {
  storedValues = new Map();
  warnings = [];
  reasons = [];
  service = await startFakeServer(({ path }) => replies[path] ?? { status: 404, json: {} });
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
  storage: {
    getItem: (key) => storedValues.get(key) ?? null,
    setItem: (key, value) => void storedValues.set(key, value),
  },
  now,
  warn: (what, why) => {
    warnings.push(what);
    reasons.push(why);
  },
});
const listRequestedUrls = () => service.log.map(({ path }) => path);
const trace = (text: string): FakeReply => ({ status: 200, text });

describe('§7 Geo lookups', () => {
  it('a country in the host’s header ends the lookup: no other service gets the IP address', async () => {
    replies['/api/geo'] = { status: 200, json: { country: 'KE', lookups: [] } };
    expect(await detectCountry(deps())).toBe('KE');
    expect(listRequestedUrls()).toEqual(['/api/geo']);
  });

  it('§7 Geo look-up: no other service gets the IP address if the time zone matches the page’s country', async () => {
    replies['/json'] = { status: 200, json: { country_code: 'US' } };
    expect(await detectCountry({ ...deps(), isLocalTimeZone: () => true })).toBeNull();
    expect(listRequestedUrls()).toEqual(['/api/geo']);
  });

  it('asks the JSON service first, and no other if it answers', async () => {
    replies['/json'] = { status: 200, json: { country_code: 'us' } };
    expect(await detectCountry(deps())).toBe('US');
    expect(listRequestedUrls()).toEqual(['/api/geo', '/json']);
  });

  it.each([
    ['refuses', { status: 503, json: {} }, 1],
    ['answers no JSON', { status: 200, text: '<html>' }, 1],
    ['names no country', { status: 200, json: { country_code: null } }, 0],
    ['names nonsense', { status: 200, json: { country_code: 'Kenya' } }, 0],
  ] as const)('if it %s, uses the trace service', async (_, json, logged) => {
    replies['/json'] = json;
    replies['/trace'] = trace('fl=1\nip=203.0.113.7\nloc=KE\ntls=1\n');
    expect(await detectCountry(deps())).toBe('KE');
    expect(listRequestedUrls()).toEqual(['/api/geo', '/json', '/trace']);
    expect(warnings).toHaveLength(logged);
  });

  it('each lookup has a timeout of 5 s, then the next is tried', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const late = new AbortController();
      // Only the second look-up hangs: the others may take as long as they need.
      if (timeout.mock.calls.length === 2) setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')));
      return late.signal;
    });
    replies['/json'] = 'hang';
    replies['/trace'] = trace('loc=IL');
    expect(await detectCountry(deps())).toBe('IL');
    expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
    expect(warnings).toEqual(['geo look-up json']);
  });

  it('if all fail the country is unknown; logs no address and tries again next time', async () => {
    replies['/trace'] = { status: 500, text: '203.0.113.7' };
    expect(await detectCountry(deps())).toBeNull();
    expect(warnings).toEqual(['geo look-up json', 'geo look-up trace']);
    expect(reasons.join()).not.toMatch(/203|127|http/);
    expect(storedValues.size).toBe(0);
    replies['/json'] = { status: 200, json: { country_code: 'IL' } };
    expect(await detectCountry(deps())).toBe('IL');
  });

  it('a refused connection is logged, and the next service is tried', async () => {
    const gone = await startFakeServer(() => ({ status: 200, json: {} }));
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

  it('if our own API does not respond, the country is unknown', async () => {
    replies['/api/geo'] = { status: 500, json: {} };
    expect(await detectCountry(deps())).toBeNull();
    expect(warnings).toEqual(['geo']);
  });
});

describe('real responses of the public services', () => {
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
    const lookups = createPublicGeo().lookups.map(({ kind }) => ({ kind, url: `${service.url}/${kind}` }));
    replies['/api/geo'] = { status: 200, json: { country: null, lookups } };
  });

  it('parses the JSON of the first', async () => {
    replies['/json'] = { status: 200, json: KENYA };
    expect(await detectCountry(deps())).toBe('KE');
    expect(listRequestedUrls()).toEqual(['/api/geo', '/json']);
  });

  it.each([
    ['too many questions', { status: 429, json: { error: true, reason: 'RateLimited' } }],
    ['a reserved address', { status: 200, json: { ip: '127.0.0.1', error: true, reason: 'Reserved IP Address' } }],
  ] as const)('%s: parses the line of the trace, wherever else its letters occur', async (_, refusal) => {
    replies['/json'] = refusal;
    replies['/trace'] = trace(TRACE);
    expect(await detectCountry(deps())).toBe('KE');
    expect([...storedValues.values()].join()).not.toContain('203.0.113.7');
  });
});

describe('§9 Storage: geo cache in local storage for 24 hours (1440 minutes)', () => {
  beforeEach(() => {
    replies['/json'] = { status: 200, json: { country_code: 'KE' } };
  });

  it('is cached with its time and not looked up again before', async () => {
    await detectCountry(deps());
    expect([...storedValues.values()].map((value) => JSON.parse(value))).toEqual([
      { country: 'KE', timestamp: NOW.getTime() },
    ]);
    expect(await detectCountry(deps(minutesLater(1439)))).toBe('KE');
    expect(listRequestedUrls()).toEqual(['/api/geo', '/json']);
  });

  it.each([1440, -1])('is looked up again %d minutes later', async (minutes) => {
    await detectCountry(deps());
    await detectCountry(deps(minutesLater(minutes)));
    expect(listRequestedUrls()).toHaveLength(4);
  });

  it('invalid or unavailable storage does no harm', async () => {
    storedValues.set('geo_country', '{');
    expect(await detectCountry(deps())).toBe('KE');
    const closed = () => {
      throw new Error('forbidden');
    };
    expect(await detectCountry({ ...deps(), storage: { getItem: closed, setItem: closed } })).toBe('KE');
  });
});
