// Preloaded into the shop's processes: requests to the hosts of REDIRECTED_HOSTS (JSON, host to origin) go to servers of
// the test. The adapters run as in production, because none of them has a setting for another address.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const targets = new Map(Object.entries(JSON.parse(process.env.REDIRECTED_HOSTS ?? '{}')));

const { fetch: originalFetch } = globalThis;
globalThis.fetch = (input, init) => {
  const asked = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
  const origin = targets.get(asked.hostname);
  if (!origin) return originalFetch(input, init);
  const redirected = new URL(asked.pathname + asked.search, origin);
  return originalFetch(input instanceof Request ? new Request(redirected, input) : redirected, init);
};

const { request: originalRequest } = https;
https.request = (...args) => {
  const [first, second] = args;
  const isUrl = typeof first === 'string' || first instanceof URL;
  const { hostname, pathname, search } = isUrl ? new URL(first) : {};
  const options = isUrl ? { hostname, path: `${pathname}${search}`, ...second } : first;
  const origin = targets.get(options.hostname ?? options.host);
  if (!origin) return originalRequest(...args);
  const { hostname: to, port } = new URL(origin);
  const { agent: _, agents: __, ...rest } = options;
  return http.request(
    { ...rest, protocol: 'http:', host: to, hostname: to, port },
    args.find((arg) => typeof arg === 'function'),
  );
};
syncBuiltinESMExports();
