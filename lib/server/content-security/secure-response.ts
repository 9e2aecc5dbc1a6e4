import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashInlineScripts } from './inline-scripts.ts';
import { createPagePolicy, FILE_POLICY, WORKER_POLICY } from './policy.ts';
import type { Sources } from './sources.ts';

const HEADER = 'content-security-policy';
const LENGTH = 'content-length';
/** The middleware copies it for pages of one person; `middleware.ts` names it as well. */
const NONCE_HEADER = 'x-nonce';
const WORKER_FILE = /^\/_next\/static\/chunks\/turbopack-worker-[\w-]+\.js$/;
const SANDBOX_PAGE = /^\/sandbox\//;
/** Pages that the server renders for one request and the middleware skips. */
const UNROUTED_PAGE = /^\/(?:sandbox|staff)(?:\/|$)/;
/** More than the pages of all markets and languages. */
const MAX_KNOWN = 2000;

type Policies = {
  /** Of a page whose whole text is known; `key` names the text. */
  readonly ofPage: (html: string, key: string) => string;
  /** Of a page that was sent before; `undefined` for others. */
  readonly ofKnown: (key: string) => string | undefined;
  /** Of a page that is sent while it is rendered. */
  readonly ofStream: (nonce: string, path: string) => string;
};

function createPolicies(sources: Sources): Policies {
  const known = new Map<string, string>();
  return {
    ofPage: (html, key) => {
      const earlier = known.get(key);
      if (earlier) return earlier;
      const policy = createPagePolicy(sources, hashInlineScripts(html));
      if (known.size >= MAX_KNOWN) known.clear();
      if (key) known.set(key, policy);
      return policy;
    },
    ofKnown: (key) => known.get(key),
    ofStream: (nonce, path) => {
      // The outbox shows mails in frames without scripts, which it makes from text.
      const isOwnCode = sources.isOwnCode && !SANDBOX_PAGE.test(path);
      return createPagePolicy({ ...sources, isOwnCode }, [`'nonce-${nonce}'`]);
    },
  };
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Ends a response with what `change` makes of its text. The web server replaces `end` by one that compresses, so whatever
 * it puts there is wrapped as well: here the text is still readable.
 */
function changeEnd(response: ServerResponse, change: (text: unknown) => unknown): void {
  let { end } = response;
  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => {
      const wrapped = end;
      return function endWithPolicy(this: ServerResponse, ...args: unknown[]) {
        const [text, ...rest] = args;
        return Reflect.apply(wrapped, this, [change(text), ...rest]);
      };
    },
    set: (replaced: ServerResponse['end']) => {
      end = replaced;
    },
  });
}

const getKey = (response: ServerResponse): string => String(response.getHeader('etag') ?? '');

type Asked = { readonly method: string | undefined; readonly path: string; readonly nonce: string };

/** The policy of an answer whose text is not known as a whole: a stream, a file, or nothing. */
function choosePolicy({ method, path, nonce }: Asked, status: number, response: ServerResponse, policies: Policies) {
  // A cache may write these headers over those of the page that it keeps.
  if (status === 304 || (method === 'HEAD' && isPage(response))) return policies.ofKnown(getKey(response));
  if (isPage(response)) return policies.ofStream(nonce, path);
  return WORKER_FILE.test(path) ? WORKER_POLICY : FILE_POLICY;
}

/**
 * Gives every answer its Content Security Policy. A page that is sent as a whole was built before and may be cached by
 * anyone, so its policy names the hashes of its own scripts; a page that is sent in parts was rendered for one request
 * and has a nonce. `prepare` makes of a whole page what is sent. `isStrict: false` is for the development server, which
 * evaluates code.
 */
export function createContentSecurity({
  sources,
  isStrict,
  prepare = (html) => html,
}: {
  readonly sources: Sources;
  readonly isStrict: boolean;
  readonly prepare?: (html: string) => string;
}) {
  const policies = createPolicies(sources);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, method, url = '/' } = request;
    // The web server takes the nonce of a page from these, and a visitor must not choose it.
    delete headers[HEADER];
    delete headers[`${HEADER}-report-only`];
    delete headers[NONCE_HEADER];
    if (!isStrict) return;
    const path = url.split('?')[0] ?? '/';
    const nonce = randomBytes(16).toString('base64');
    headers[NONCE_HEADER] = nonce;
    if (UNROUTED_PAGE.test(path)) headers[HEADER] = `script-src 'nonce-${nonce}'`;
    changeEnd(response, (text) => {
      if (response.headersSent || response.hasHeader(HEADER) || !isPage(response)) return text;
      if (typeof text !== 'string' && !Buffer.isBuffer(text)) return text;
      const page = prepare(text.toString());
      response.setHeader(HEADER, policies.ofPage(page, getKey(response)));
      if (response.hasHeader(LENGTH)) response.setHeader(LENGTH, Buffer.byteLength(page));
      return page;
    });
    const { writeHead } = response;
    response.writeHead = function writeHeadWithPolicy(this: ServerResponse, ...head: unknown[]) {
      if (!this.headersSent && !this.hasHeader(HEADER)) {
        // Of the page before it was prepared.
        if (method === 'HEAD' && isPage(this)) this.removeHeader(LENGTH);
        const policy = choosePolicy({ method, path, nonce }, Number(head[0]), this, policies);
        if (policy) this.setHeader(HEADER, policy);
      }
      return Reflect.apply(writeHead, this, head);
    } as typeof writeHead;
  };
}
