import type { z } from 'zod';
import { type ErrorCode, isErrorCode } from '@/lib/platform/errors';
import { bodyBudget, bytesOf, countRequest, guardOrigin, once, RATE_CLASSES, readBody } from '@/lib/platform/http';
import { isUuid } from '@/lib/platform/ids';
import { log, reasonOf } from '@/lib/platform/log';
import { type Shop, shop } from '../shop';
import { limitReads } from './read-limit';
import { type Reply, refuse, send } from './reply';
import { noteSecurity } from './security-events';
import { readVisitor, type Visitor } from './visitor';

export type Context<Input> = {
  readonly shop: Shop;
  readonly visitor: Visitor;
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly now: Date;
};

type Base = Omit<Context<undefined>, 'input'>;

/** Routes without dynamic segments get no params. */
type RouteArguments = { readonly params?: Promise<Record<string, string | undefined>> };
type Handle<Input> = (context: Context<Input>) => Promise<Reply>;

const MAX_JSON_BYTES = 64 * 1024;

/** Reads the path's ids; one that is no id answers like a thing that does not exist. */
async function readParams({ params }: RouteArguments): Promise<Record<string, string> | null> {
  const entries = Object.entries((await params) ?? {}).map(([key, value]) => [key, value ?? ''] as const);
  const malformed = entries.some(([key, value]) => key.endsWith('Id') && !isUuid(value));
  return malformed ? null : Object.fromEntries(entries);
}

async function run(request: Request, args: RouteArguments, work: (base: Base) => Promise<Reply>) {
  const now = new Date();
  try {
    const opened = await shop();
    const [visitor, params] = [await readVisitor(request, opened, now), await readParams(args)];
    const answered = params ? await work({ shop: opened, visitor, params, request, now }) : refuse('not_found');
    noteSecurity({ request, visitor, shop: opened }, answered);
    return send(answered, visitor.cookies);
  } catch (error) {
    log.error({ path: new URL(request.url).pathname, ...reasonOf(error) }, 'request failed');
    return send(refuse('internal_error'));
  }
}

/** A handler that only reads. */
export const query =
  (handle: Handle<undefined>) =>
  (request: Request, args: RouteArguments): Promise<Response> =>
    run(request, args, async (base) => {
      return limitReads(base.visitor, base.now) ?? (await handle({ ...base, input: undefined }));
    });

type MutationOptions<Input> = {
  readonly rate: keyof typeof RATE_CLASSES;
  readonly schema?: z.ZodType<Input>;
  /** Something is created or paid: repeats of one `Idempotency-Key` get the first reply. */
  readonly idempotent?: boolean;
};

/** Fields that the schema refused, each with its code. */
function fieldCodes(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      path.join('.') || 'form',
      isErrorCode(message) ? message : ('validation_failed' as const),
    ]),
  );
}

function parseJson<Input>(bytes: Uint8Array, schema: z.ZodType<Input>): { readonly input: Input } | Reply {
  let json: unknown;
  try {
    json = bytes.byteLength === 0 ? {} : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('request_malformed');
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? { input: parsed.data } : refuse('validation_failed', { fields: fieldCodes(parsed.error) });
}

/** Origin, then rate: what every request that changes something must pass. */
async function admit(context: Base, rate: keyof typeof RATE_CLASSES): Promise<Reply | null> {
  const { shop: opened, visitor, request, now } = context;
  const guarded = guardOrigin(request, opened.env.SHOP_URL);
  if (!guarded.ok) return refuse(guarded.code);
  const waitSeconds = await countRequest(opened.db, RATE_CLASSES[rate], visitor.addressKey, now);
  return waitSeconds > 0 ? refuse('rate_limited', { data: { waitSeconds } }) : null;
}

/** The one way in for everything that changes something: origin, rate, size, shape, idempotency; then the handler. */
export const mutation =
  <Input = undefined>({ rate, schema, idempotent = false }: MutationOptions<Input>, handle: Handle<Input>) =>
  (request: Request, args: RouteArguments): Promise<Response> =>
    run(request, args, async (base) => {
      const refused = await admit(base, rate);
      if (refused) return refused;
      const body = await readBody(request, MAX_JSON_BYTES);
      if (!body.ok) return refuse(body.code);
      const parsed = schema ? parseJson(body.value, schema) : { input: undefined as Input };
      if (!('input' in parsed)) return parsed;
      const work = () => handle({ ...base, input: parsed.input });
      const key = request.headers.get('idempotency-key');
      if (!idempotent || !key) return work();
      if (!isUuid(key)) return refuse('request_malformed');
      const scope = `${base.visitor.deviceId}:${new URL(request.url).pathname}`;
      const sent = new TextDecoder().decode(body.value);
      const done = await once(base.shop.db, { scope, key, body: sent, now: base.now }, work);
      return done.ok ? done.value : refuse(done.code);
    });

type UploadOptions = {
  readonly maxBytes: number;
  /** Asked before the body is read: a refusal for what is not the visitor's own, or takes no file now. */
  readonly welcome: (base: Base) => Promise<Reply | null>;
};

/** Memory for uploads on their way: a class of families with phones' photos, or a few of the largest ones. */
const reserveBody = bodyBudget({ totalBytes: 160 * 1024 * 1024, perAskerBytes: 80 * 1024 * 1024 });
const BUSY_SECONDS = 3;

/** Like `mutation`, for a multipart body that the handler reads itself; nothing of it is read before it is welcome. */
export const upload =
  ({ maxBytes, welcome }: UploadOptions, handle: Handle<FormData>) =>
  (request: Request, args: RouteArguments): Promise<Response> =>
    run(request, args, async (base) => {
      const refused = (await admit(base, 'upload')) ?? (await welcome(base));
      if (refused) return refused;
      const release = reserveBody(base.visitor.addressKey, bytesOf(request, maxBytes));
      if (!release) return refuse('server_busy', { data: { waitSeconds: BUSY_SECONDS } });
      try {
        const body = await readBody(request, maxBytes);
        if (!body.ok) return refuse('photo_too_large');
        const headers = { 'content-type': request.headers.get('content-type') ?? '' };
        const form = await new Response(body.value, { headers }).formData().catch(() => null);
        return form ? await handle({ ...base, input: form }) : refuse('request_malformed');
      } finally {
        release();
      }
    });
