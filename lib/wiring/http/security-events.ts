import { keyedHash } from '@/lib/platform/ids';
import { type SecurityKind, securityEvent } from '@/lib/platform/security-log';
import type { Shop } from '../shop';
import type { Reply } from './reply';
import type { Visitor } from './visitor';

type Asked = { readonly request: Request; readonly visitor: Visitor; readonly shop: Shop };
type Outcome = { readonly ok: boolean; readonly code: string | null };
type Watch = readonly [ask: RegExp, kinds: (outcome: Outcome) => readonly SecurityKind[]];

const ok =
  (...kinds: SecurityKind[]) =>
  (outcome: Outcome) =>
    outcome.ok ? kinds : [];

/** What the endpoints that matter tell by their answers, `METHOD path`. */
const WATCHED: readonly Watch[] = [
  [/^POST \/api\/auth\/send-code$/, (said) => [said.ok ? 'code_asked' : 'code_refused']],
  [
    /^POST \/api\/auth\/verify-code$/,
    (said) => {
      if (said.ok) return ['code_right', 'session_started'];
      return [said.code === 'code_wrong' ? 'code_wrong' : 'code_refused'];
    },
  ],
  [/^POST \/api\/auth\/logout(?:-everywhere)?$/, ok('session_ended')],
  [/^DELETE \/api\/books\/[^/]+\/photo$/, ok('photo_deleted')],
  [/^DELETE \/api\/books\/[^/]+$/, ok('book_deleted')],
  [/^POST \/api\/books\/[^/]+\/share$/, ok('share_changed')],
  [/^POST \/api\/books\/resume$/, (said) => [said.ok ? 'resume_used' : 'resume_refused']],
];

/** Whatever was asked for. */
const BY_CODE: Readonly<Record<string, SecurityKind>> = {
  request_forbidden: 'origin_refused',
  rate_limited: 'limit_hit',
  too_many_attempts: 'limit_hit',
};

const codeOf = ({ body }: Reply): string | null =>
  (body as { readonly error?: { readonly code?: string } } | null)?.error?.code ?? null;

/** A path names a book or an order, and so a family. */
const withoutIds = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/:id');

/** Writes an answer into the security log where it matters there: who asked as keyed hashes, never a phone or a name. */
export function noteSecurity({ request, visitor, shop }: Asked, answered: Reply): void {
  const code = codeOf(answered);
  const path = new URL(request.url).pathname;
  const ask = `${request.method} ${path}`;
  const outcome = { ok: answered.status < 400, code };
  const kinds = WATCHED.filter(([pattern]) => pattern.test(ask)).flatMap(([, tell]) => tell(outcome));
  const refusal = code ? BY_CODE[code] : undefined;
  const all = new Set([...kinds, ...(refusal ? [refusal] : [])]);
  if (all.size === 0) return;
  const { SHOP_SECRET } = shop.env;
  const hashed = (what: string, value: string) => keyedHash(SHOP_SECRET, `log-${what}`, value).slice(0, 16);
  const { account } = visitor;
  const facts = {
    path: withoutIds(path),
    address: visitor.addressKey.slice(0, 16),
    device: hashed('device', visitor.deviceId),
    account: account ? hashed('account', account.accountId) : null,
    ...(code && { code }),
  };
  for (const kind of all) securityEvent(kind, facts);
}
