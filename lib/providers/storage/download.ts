/** Longest lifetime of a signed link: the S3 limit and the shop's promise for a download. */
const MAX_LINK_SECONDS = 7 * 24 * 60 * 60;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Content type by the key's extension; an unknown one is served as bytes that no browser renders. */
export function getContentType(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return CONTENT_TYPES[extension] ?? 'application/octet-stream';
}

/** `Content-Disposition` that saves under `downloadName` in any script (RFC 6266, RFC 8187). */
export function formatContentDisposition(downloadName: string): string {
  const safe = downloadName.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'download';
  const ascii = safe.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Whole seconds from `now` until `expiresAt`.
 * @throws Error when the link would already be expired or outlive the S3 limit (7 days)
 */
export function getLinkSeconds(expiresAt: Date, now: Date): number {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  if (!(seconds >= 1 && seconds <= MAX_LINK_SECONDS)) {
    throw new RangeError('A signed link lives between one second and seven days');
  }
  return seconds;
}
