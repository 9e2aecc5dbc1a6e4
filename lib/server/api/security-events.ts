import { type SecurityKind, securityEvent } from '@/lib/platform/logging/security-log';
import { keyedHash } from '@/lib/platform/tokens';
import type { Container } from '../container';
import type { Reply } from './reply';
import type { Visitor } from './visitor';

type RequestInfo = { readonly request: Request; readonly visitor: Visitor; readonly shop: Container };
type ReplyOutcome = { readonly ok: boolean; readonly code: string | null };
type EventRule = readonly [pattern: RegExp, kinds: (outcome: ReplyOutcome) => readonly SecurityKind[]];

const ok =
  (...kinds: SecurityKind[]) =>
  (outcome: ReplyOutcome) =>
    outcome.ok ? kinds : [];

const sent = (outcome: ReplyOutcome): readonly SecurityKind[] => [outcome.ok ? 'code_asked' : 'code_refused'];

const checked =
  (...kinds: SecurityKind[]) =>
  (outcome: ReplyOutcome): readonly SecurityKind[] => {
    if (outcome.ok) return kinds;
    return [outcome.code === 'code_wrong' ? 'code_wrong' : 'code_refused'];
  };

/** Security events of sensitive endpoints by their replies, `METHOD path`. */
const EVENT_RULES: readonly EventRule[] = [
  [/^POST \/api\/(?:auth\/send-code|(?:company|staff)\/login\/code)$/, sent],
  [/^POST \/api\/company\/(?:mine|order)\/[^/]+\/phone$/, sent],
  [/^POST \/api\/(?:auth\/verify-code|company\/login)$/, checked('code_right', 'session_started')],
  [/^POST \/api\/staff\/login$/, checked('code_right')],
  [/^POST \/api\/staff\/login\/totp$/, checked('code_right', 'session_started')],
  [/^PUT \/api\/company\/(?:mine|order)\/[^/]+\/phone$/, checked('code_right')],
  // A new batch opens an HR session.
  [/^POST \/api\/company$/, ok('session_started')],
  [/^POST \/api\/(?:auth\/logout(?:-everywhere)?|(?:company|staff)\/logout)$/, ok('session_ended')],
  [/^GET \/api\/(?:company\/[^/]+\/(?:export|pdfs)|account\/data\/download)$/, ok('data_exported')],
  [/^POST \/api\/account\/delete$/, ok('account_deleted')],
  [/^POST \/api\/books\/close-link$/, ok('resume_closed')],
  [/^DELETE \/api\/books\/[^/]+\/photo$/, ok('photo_deleted')],
  [/^DELETE \/api\/books\/[^/]+$/, ok('book_deleted')],
  [/^POST \/api\/books\/[^/]+\/share$/, ok('share_changed')],
  [/^POST \/api\/books\/resume$/, (outcome) => [outcome.ok ? 'resume_used' : 'resume_refused']],
];

/** Security events by error code, on every endpoint. */
const KIND_BY_CODE: Readonly<Record<string, SecurityKind>> = {
  request_forbidden: 'origin_refused',
  rate_limited: 'limit_hit',
  too_many_attempts: 'limit_hit',
};

const getCode = ({ body }: Reply): string | null =>
  (body as { readonly error?: { readonly code?: string } } | null)?.error?.code ?? null;

/** A path contains the id of a book or an order, and thus identifies a family. */
const removeIds = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/:id');

/** Logs a reply as a security event where it matters; the client appears as HMAC hashes, never as a phone or a name. */
export function logSecurityEvents({ request, visitor, shop }: RequestInfo, reply: Reply): void {
  const code = getCode(reply);
  const path = new URL(request.url).pathname;
  const methodAndPath = `${request.method} ${path}`;
  const outcome = { ok: reply.status < 400, code };
  const kinds = EVENT_RULES.filter(([pattern]) => pattern.test(methodAndPath)).flatMap(([, getKinds]) =>
    getKinds(outcome),
  );
  const errorKind = code ? KIND_BY_CODE[code] : undefined;
  const all = new Set([...kinds, ...(errorKind ? [errorKind] : [])]);
  if (all.size === 0) return;
  const { SHOP_SECRET } = shop.env;
  const hash = (what: string, value: string) => keyedHash(SHOP_SECRET, `log-${what}`, value).slice(0, 16);
  const { account } = visitor;
  const details = {
    path: removeIds(path),
    address: visitor.addressKey.slice(0, 16),
    device: hash('device', visitor.deviceId),
    account: account ? hash('account', account.accountId) : null,
    ...(code && { code }),
  };
  for (const kind of all) securityEvent(kind, details);
}
