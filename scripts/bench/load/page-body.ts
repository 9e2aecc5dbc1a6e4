import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type PageBody = {
  /** As it was sent, compressed. */
  readonly gzip: Buffer;
  readonly html: string;
  readonly cacheControl: string;
  /** Whether a cache in front of the shop answered (`HIT`, `MISS`); empty without one. */
  readonly cache: string;
};

/** Loads a page as browsers ask for it. */
export const loadPage = (url: string): Promise<PageBody> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }, async (answer) => {
      const gzip = Buffer.concat(await answer.toArray());
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'gzip')
        return reject(new Error(`GET ${url}: ${answer.statusCode}, ${answer.headers['content-encoding'] ?? 'plain'}`));
      const { 'cache-control': cacheControl = '', 'x-cache': cache = '' } = answer.headers;
      resolve({ gzip, html: gunzipSync(gzip).toString('utf8'), cacheControl, cache: String(cache) });
    }).on('error', reject);
  });

/** What a page of the baseline app has besides its text, in bytes; it writes the text twice, as HTML and as data. */
const BARE_BYTES = 6_300;

/** Words of a page, without marks that HTML or JSON would write longer, in a length that makes a bare page as large. */
export function createText(html: string): string {
  const words = html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>|&\w+;|[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()
    .split(/\s+/);
  const target = Math.max(0, (Buffer.byteLength(html) - BARE_BYTES) / 2);
  const text: string[] = [];
  for (let bytes = 0, at = 0; bytes < target && words.length > 0; at += 1) {
    const word = words[at % words.length] ?? '';
    text.push(word);
    bytes += Buffer.byteLength(word) + 1;
  }
  return text.join(' ');
}
