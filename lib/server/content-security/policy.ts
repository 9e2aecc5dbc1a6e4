import type { Sources } from './sources.ts';

/** Browsers send what a policy has stopped here. */
export const REPORT_PATH = '/api/policy-reports';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = ["'none'"];

const format = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * The policy of a page. `scripts` are the hashes or the nonce of its inline scripts. A page fetches the next one as data
 * and keeps its own policy, so every page allows what any page needs.
 */
export const createPagePolicy = (
  { script, connect, image, frame, isOwnCode }: Sources,
  scripts: readonly string[],
): string =>
  format({
    'default-src': NONE,
    'script-src': [SELF, ...scripts, ...script],
    // Elements are styled one by one (`style="…"`), and the dialogs' library writes a stylesheet.
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'blob:', 'data:', ...image],
    'font-src': [SELF],
    'connect-src': [SELF, 'blob:', 'data:', ...connect],
    'media-src': [SELF, 'blob:'],
    // Libraries that convert photos and read tables make their workers from text.
    'worker-src': [SELF, 'blob:'],
    'frame-src': frame.length > 0 ? frame : NONE,
    'manifest-src': [SELF],
    'object-src': NONE,
    'base-uri': NONE,
    'frame-ancestors': NONE,
    'form-action': [SELF, 'https://checkout.stripe.com', 'https://checkout.paystack.com'],
    // `lib/client/content-security/trusted-types-policy.ts` is the default policy, and a router of Next has its own.
    ...(isOwnCode && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'nextjs'] }),
    'report-uri': [REPORT_PATH],
  });

/** The worker that reads a photo: the only place where WebAssembly runs, and without any other site. */
export const WORKER_POLICY = format({
  'default-src': NONE,
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  'connect-src': [SELF],
  'report-uri': [REPORT_PATH],
});

/** What is no page: a file that a browser shows by itself runs nothing, and nobody frames it. */
export const FILE_POLICY = format({
  'default-src': NONE,
  'style-src': ["'unsafe-inline'"],
  'img-src': [SELF, 'data:'],
  'base-uri': NONE,
  'form-action': [SELF],
  'frame-ancestors': NONE,
});
