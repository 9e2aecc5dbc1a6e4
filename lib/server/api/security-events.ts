import { type SecurityKind, securityEvent } from '@/lib/platform/security-log';
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

/** Security events of sensitive endpoints by their replies, `METHOD path`. */
const EVENT_RULES: readonly EventRule[] = [
  [/^POST \/api\/auth\/send-code$/, (outcome) => [outcome.ok ? 'code_asked' : 'code_refused']],
  [
    /^POST \/api\/auth\/verify-code$/,
    (outcome) => {
      if (outcome.ok) return ['code_right', 'session_started'];
      return [outcome.code === 'code_wrong' ? 'code_wrong' : 'code_refused'];
    },
  ],
  [/^POST \/api\/auth\/logout(?:-everywhere)?$/, ok('session_ended')],
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
