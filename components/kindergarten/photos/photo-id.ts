const toHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a file as it was chosen, in hex. */
export const hashFile = async (file: Blob): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

/**
 * The id of the child that a file makes: a UUID (version 8, RFC 9562) of the class and the file. The same file makes
 * the same child, also after a reload and on another day, so that it is never sent twice.
 */
export async function getPhotoChildId(classId: string, fileSha256: string): Promise<string> {
  const text = new TextEncoder().encode(`${classId}:${fileSha256}`);
  const hex = toHex(await crypto.subtle.digest('SHA-256', text)).slice(0, 32);
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
