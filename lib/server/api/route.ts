import { SpanKind } from '@opentelemetry/api';
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/errors';
import { parseFieldError } from '@/lib/platform/field-error';
import {
  checkRateLimit,
  createBodyBudget,
  expectedBytes,
  guardOrigin,
  RATE_CLASSES,
  type ReplyStorage,
  readBody,
  runIdempotent,
} from '@/lib/platform/http';
import { isUuid, newErrorId } from '@/lib/platform/ids';
import { describeError, log } from '@/lib/platform/logging/log';
import { observeRequest } from '@/lib/platform/logging/metrics';
import { withSpan } from '@/lib/platform/logging/tracing';
import { type Container, getContainer } from '../container';
import { isFormValid, isPathValid, isQueryValid, parseJsonText } from './null-character';
import { checkOfficeLimit, type IsOffice } from './office';
import { limitReads } from './read-limit';
import { errorReply, type Reply, toResponse } from './reply';
import { logSecurityEvents } from './security-events';
import { readVisitor, type Visitor } from './visitor';

/**
 * Path of a route file below `app`, such as `/api/books/[bookId]`; `/r` holds the short links of invitations, and
 * `/pictures` what search engines may read.
 */
export type Route = `/api/${string}` | `/r/${string}` | `/pictures/${string}`;

type Names<R extends string> = R extends `${string}[${infer Name}]${infer Rest}` ? Name | Names<Rest> : never;

/** The params of a route. Next's generated types check that each handler's params match its file. */
export type Params<Of extends Route> = { readonly [Name in Names<Of>]: string };

type Args<Of extends Route> = { readonly params: Promise<Params<Of>> };

export type Context<Input, Of extends Route = Route> = {
  readonly shop: Container;
  readonly visitor: Visitor;
  readonly input: Input;
  readonly params: Params<Of>;
  readonly request: Request;
  readonly now: Date;
};

type Base<Of extends Route> = Omit<Context<undefined, Of>, 'input'>;
type Handle<Input, Of extends Route> = (context: Context<Input, Of>) => Promise<Reply>;
type Handler<Of extends Route> = (request: Request, args: Args<Of>) => Promise<Response>;
/** What tests read of a handler: the form of its body, and that origin, rate and size are checked first. */
type Checks = { readonly isGuarded?: boolean; readonly schema?: z.ZodType | undefined };

const MAX_JSON_BYTES = 64 * 1024;

type EndpointContext<Of extends Route> = { readonly request: Request; readonly params: Params<Of>; readonly now: Date };

/**
 * A handler that reads its request and creates its response itself: webhooks, files, feeds. Errors are logged under the
 * route's name, because a path may contain a token, and the response contains no details of them.
 */
export const endpoint =
  <const Of extends Route>(
    route: Of,
    handle: (context: EndpointContext<Of>) => Promise<Reply | Response>,
  ): Handler<Of> =>
  async (request, args) => {
    const startedAt = performance.now();
    const attributes = { 'http.route': route, 'http.request.method': request.method };
    const response = await withSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      async (span) => {
        const answer = await respond(route, request, args, handle);
        span.setAttribute('http.response.status_code', answer.status);
        return answer;
      },
    );
    observeRequest(request.method, route, response.status, performance.now() - startedAt);
    return response;
  };

async function respond<const Of extends Route>(
  route: Of,
  request: Request,
  args: Args<Of>,
  handle: (context: EndpointContext<Of>) => Promise<Reply | Response>,
): Promise<Response> {
  try {
    // Next passes no params to routes without brackets, although its types require them.
    const params = ((await args.params) ?? {}) as Params<Of>;
    if (!isPathValid(params)) return toResponse(errorReply('not_found'));
    if (!isQueryValid(request.url)) return toResponse(errorReply('request_malformed'));
    const answer = await handle({ request, params, now: new Date() });
    return answer instanceof Response ? answer : toResponse(answer);
  } catch (error) {
    // The error screen shows the id, so that the customer service finds this line.
    const errorId = newErrorId();
    log.error({ errorId, route, ...describeError(error) }, 'request failed');
    return toResponse(errorReply('internal_error', { errorId }));
  }
}

/** A malformed id in the path gets the same reply as an object that does not exist. */
const hasMalformedId = (params: object): boolean =>
  Object.entries(params).some(([name, value]) => name.endsWith('Id') && !isUuid(String(value)));

type RunOptions = {
  /** `false`: a browser that the shop does not know stays unknown. */
  readonly createsDevice?: boolean;
};

const run = <const Of extends Route>(
  route: Of,
  handle: (base: Base<Of>) => Promise<Reply>,
  { createsDevice = true, ...checks }: RunOptions & Checks = {},
): Handler<Of> & Checks => {
  const handler = endpoint(route, async ({ request, params, now }) => {
    const container = await getContainer();
    const visitor = await readVisitor(request, container, now);
    const answer = hasMalformedId(params)
      ? errorReply('not_found')
      : await handle({ shop: container, visitor, params, request, now });
    logSecurityEvents({ request, visitor, shop: container }, answer);
    return toResponse(answer, createsDevice || visitor.isKnownDevice ? visitor.cookies : []);
  });
  return Object.assign(handler, checks);
};

/** A handler that only reads. */
export const query = <const Of extends Route>(
  route: Of,
  handle: Handle<undefined, Of>,
  options: Parameters<typeof limitReads>[2] = {},
): Handler<Of> =>
  run(
    route,
    async (base) => limitReads(base.visitor, base.now, options) ?? (await handle({ ...base, input: undefined })),
  );

type MutationOptions<Input, Of extends Route> = RunOptions & {
  readonly rate: keyof typeof RATE_CLASSES;
  readonly schema?: z.ZodType<Input>;
  /** For requests that create or pay: repeats of one `Idempotency-Key` get the first reply. */
  readonly idempotent?: boolean;
  /** What is stored of a reply that holds a secret or a person. */
  readonly storage?: (base: Base<Of>) => ReplyStorage;
  /** Asked once the address has sent too much: an office of many employees is limited by device instead. */
  readonly isOffice?: IsOffice;
};

/** Fields that the schema rejected, each with its code. */
function getFieldCodes(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      path.join('.') || 'form',
      parseFieldError(message)?.code ?? ('validation_failed' as const),
    ]),
  );
}

function parseJson<Input>(bytes: Uint8Array, schema: z.ZodType<Input>): { readonly input: Input } | Reply {
  let json: unknown;
  try {
    json = bytes.byteLength === 0 ? {} : parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return errorReply('request_malformed');
  }
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { input: parsed.data }
    : errorReply('validation_failed', { fields: getFieldCodes(parsed.error) });
}

/** Checks of every mutation: origin, then rate. */
async function checkMutation(
  context: Base<Route>,
  rate: keyof typeof RATE_CLASSES,
  isOffice: IsOffice | undefined,
): Promise<Reply | null> {
  const { shop: opened, visitor, request, now } = context;
  const originCheck = guardOrigin(request, opened.env.SHOP_URL);
  if (!originCheck.ok) return errorReply(originCheck.code);
  const addressSeconds = await checkRateLimit(opened.db, RATE_CLASSES[rate], visitor.addressKey, now);
  if (addressSeconds === 0) return null;
  const waitSeconds = (await isOffice?.(context))
    ? await checkOfficeLimit(opened.db, rate, visitor, now)
    : addressSeconds;
  return waitSeconds > 0 ? errorReply('rate_limited', { data: { waitSeconds } }) : null;
}

/** The only entry point for mutations: origin, rate, size, schema, idempotency; then the handler. */
export const mutation = <const Of extends Route, Input = undefined>(
  route: Of,
  { rate, schema, idempotent = false, storage, isOffice, createsDevice = true }: MutationOptions<Input, Of>,
  handle: Handle<Input, Of>,
): Handler<Of> =>
  run(
    route,
    async (base) => {
      const { request } = base;
      const refused = await checkMutation(base, rate, isOffice);
      if (refused) return refused;
      const body = await readBody(request, MAX_JSON_BYTES);
      if (!body.ok) return errorReply(body.code);
      const parsed = schema ? parseJson(body.value, schema) : { input: undefined as Input };
      if (!('input' in parsed)) return parsed;
      const work = () => handle({ ...base, input: parsed.input });
      const key = request.headers.get('idempotency-key');
      if (!idempotent || !key) return work();
      if (!isUuid(key)) return errorReply('request_malformed');
      const scope = `${base.visitor.deviceId}:${new URL(request.url).pathname}`;
      const sent = new TextDecoder().decode(body.value);
      const asked = { scope, key, body: sent, now: base.now };
      const done = await runIdempotent(base.shop.db, asked, work, storage?.(base));
      return done.ok ? done.value : errorReply(done.code);
    },
    { createsDevice, schema, isGuarded: true },
  );

/** What the handler of an upload need not read again; a reply refuses the upload. */
type UploadCheck<Checked> = { readonly checked: Checked } | Reply;

type UploadOptions<Of extends Route, Checked> = {
  readonly maxBytes: number;
  /** The error of a body with more bytes. */
  readonly tooLarge?: ErrorCode;
  /** Runs before the body is read: rejects uploads to another visitor's object or one that accepts no file now. */
  readonly checkUpload: (base: Base<Of>) => Promise<UploadCheck<Checked>>;
  /** As in `MutationOptions`. */
  readonly isOffice?: IsOffice;
};

/** Memory for parallel uploads: enough for a class of families with phone photos, or for a few of the largest files. */
const reserveBody = createBodyBudget({ totalBytes: 160 * 1024 * 1024, perClientBytes: 80 * 1024 * 1024 });
const BUSY_SECONDS = 3;

/**
 * Like `mutation`, for a multipart body that the handler reads itself; `checkUpload` runs before any of it is read, and
 * hands what it found on to the handler.
 */
export const upload = <const Of extends Route, Checked>(
  route: Of,
  { maxBytes, tooLarge = 'photo_too_large', checkUpload, isOffice }: UploadOptions<Of, Checked>,
  handle: (context: Context<FormData, Of> & { readonly checked: Checked }) => Promise<Reply>,
): Handler<Of> =>
  run(
    route,
    async (base) => {
      const { request } = base;
      const refused = await checkMutation(base, 'upload', isOffice);
      if (refused) return refused;
      const check = await checkUpload(base);
      if (!('checked' in check)) return check;
      const release = reserveBody(base.visitor.addressKey, expectedBytes(request, maxBytes));
      if (!release) return errorReply('server_busy', { data: { waitSeconds: BUSY_SECONDS } });
      try {
        const body = await readBody(request, maxBytes);
        if (!body.ok) return errorReply(body.code === 'request_too_large' ? tooLarge : body.code);
        const headers = { 'content-type': request.headers.get('content-type') ?? '' };
        const form = await new Response(body.value, { headers }).formData().catch(() => null);
        if (!form || !isFormValid(form)) return errorReply('request_malformed');
        return await handle({ ...base, input: form, checked: check.checked });
      } finally {
        release();
      }
    },
    { isGuarded: true },
  );
