import { expect, it } from 'vitest';
import { createPagePolicy, FILE_POLICY, WORKER_POLICY } from './policy';
import { listSources } from './sources';

const parse = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
const pageOf = (env: Readonly<Record<string, string>>) => parse(createPagePolicy(listSources(env), ["'nonce-a'"]));

it('a shop without outside services: its own files, and inline scripts with a nonce or a hash only', () => {
  const page = pageOf({ ANALYTICS: 'sandbox', ADS: 'sandbox', GEO: 'sandbox' });
  expect(page).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'nonce-a'"],
    'connect-src': ["'self'", 'blob:', 'data:'],
    'img-src': ["'self'", 'blob:', 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/policy-reports'],
  });
});

it('§7 calls: no policy lets text become code, and only the worker that reads photos runs WebAssembly', () => {
  const everything = { GTM_ID: 'GTM-A', ADS: 'meta', ANALYTICS: 'mixpanel', GEO: 'public', STORAGE: 's3' };
  const policies = [createPagePolicy(listSources(everything), []), WORKER_POLICY, FILE_POLICY].map(parse);
  for (const { 'script-src': scripts = [] } of policies) {
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts).not.toContain('data:');
    expect(scripts).not.toContain('blob:');
  }
  expect(policies.map(({ 'script-src': scripts }) => scripts?.includes("'wasm-unsafe-eval'") ?? false)).toEqual([
    false,
    true,
    false,
  ]);
});

it('§7 tracking: the services that consent allows can be reached, where the settings name them', () => {
  const page = pageOf({
    GTM_ID: 'GTM-A',
    ADS: 'meta',
    ANALYTICS: 'mixpanel',
    MIXPANEL_API_HOST: 'https://api-eu.mixpanel.com/path;',
    GEO: 'public',
  });
  expect(page['script-src']).toContain('https://*.googletagmanager.com');
  expect(page['img-src']).toContain('https://www.facebook.com');
  expect(page['connect-src']).toEqual(
    expect.arrayContaining(['https://api-eu.mixpanel.com', 'https://ipapi.co', 'https://*.google-analytics.com']),
  );
  expect(page['frame-src']).toContain('https://td.doubleclick.net');
});

it('text becomes no code where only our own runs; the tag manager keeps to no Trusted Types', () => {
  expect(pageOf({})['require-trusted-types-for']).toEqual(["'script'"]);
  expect(pageOf({ GTM_ID: 'GTM-A' })['require-trusted-types-for']).toBeUndefined();
});

it('pictures come from the bucket, whichever way it is addressed', () => {
  const storage = { STORAGE: 's3', S3_BUCKET: 'books', S3_REGION: 'eu-central-1' };
  expect(pageOf(storage)['img-src']).toEqual(
    expect.arrayContaining(['https://s3.eu-central-1.amazonaws.com', 'https://books.s3.eu-central-1.amazonaws.com']),
  );
  expect(pageOf({ ...storage, S3_ENDPOINT: 'https://store.example:9000' })['img-src']).toEqual(
    expect.arrayContaining(['https://store.example:9000', 'https://books.store.example:9000']),
  );
});

it.each(['https://a.example/; script-src *', "https://a.example' 'unsafe-inline", 'data:text/html,a', 'a b', ''])(
  'no setting writes a directive: %s',
  (host) => {
    const policy = createPagePolicy(listSources({ ANALYTICS: 'mixpanel', MIXPANEL_API_HOST: host }), []);
    expect(parse(policy)['script-src']).toEqual(["'self'"]);
    expect(policy).not.toContain('data:text');
  },
);
