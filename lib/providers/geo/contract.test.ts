import { describe, expect, it } from 'vitest';
import { sandboxGeo } from './sandbox';

const patient = () => new AbortController().signal;

describe('geo port: sandbox', () => {
  it('answers an upper-case country', async () => {
    expect(await sandboxGeo('KE').countryOf('203.0.113.7', patient())).toEqual({ ok: true, value: 'KE' });
  });

  it('does not guess: nowhere, or too late, is unknown', async () => {
    const unknown = { ok: false, code: 'geo_unknown' };
    expect(await sandboxGeo(null).countryOf('203.0.113.7', patient())).toEqual(unknown);
    expect(await sandboxGeo('KE').countryOf('203.0.113.7', AbortSignal.abort())).toEqual(unknown);
  });
});
