import { sha256 } from '@/lib/platform/ids';
import { createSignature } from '@/lib/platform/tokens';

/** Mail servers may write an address in small letters, which a signature in hexadecimal survives. */
const sign = (secret: string, id: string): string => sha256(createSignature(secret, 'support-reply', id)).slice(0, 20);

const TOKEN = /\+([0-9a-f]{32})([0-9a-f]{20})@/i;

/** The address to which a reply about this request comes: `reply+<id and signature>@…`, at most 64 letters before the @. */
export function createReplyAddress(address: string, secret: string, requestId: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local}+${requestId.replaceAll('-', '')}${sign(secret, requestId)}@${domain}`;
}

/** The request that an address names; `null` where the signature is not ours. */
export function readReplyAddress(secrets: readonly string[], address: string): string | null {
  const [, digits, signature] = TOKEN.exec(address.toLowerCase()) ?? [];
  if (!digits || !signature) return null;
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return secrets.some((secret) => sign(secret, id) === signature) ? id : null;
}
