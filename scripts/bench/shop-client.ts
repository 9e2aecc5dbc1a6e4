import { readFileSync } from 'node:fs';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { fromRoot } from '../paths';

const PORTRAIT = fromRoot('tests/fixtures/portraits/nasa-eileen-collins-head.jpg');
const TIMEOUT_MS = 180_000;

type Json = Record<string, unknown>;

/** A headless client with cookies that sends the same requests as a parent's browser. */
export class ShopClient {
  private readonly cookies = new Map<string, string>();

  /**
   * `address`: the client address to send; a shop behind a proxy counts by it. `origin`: the shop's public one, where it
   * is another than that of its web process.
   */
  constructor(
    private readonly shopUrl: string,
    private readonly address?: string,
    private readonly origin = shopUrl,
  ) {}

  /** Its cookies, for a browser that goes on as the same parent. */
  listCookies(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value }));
  }

  /** Any request, whatever its status. `key`: of a request that is repeated. */
  async send(
    method: string,
    path: string,
    body?: BodyInit,
    type?: string,
    accept = '*/*',
    key: string = crypto.randomUUID(),
  ): Promise<Response> {
    const headers: Record<string, string> = {
      'x-requested-with': 'gibori',
      origin: this.origin,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'idempotency-key': key,
      accept,
      ...(this.address && { 'x-forwarded-for': this.address }),
      ...(type !== undefined && { 'content-type': type }),
    };
    const answer = await fetch(this.shopUrl + path, { method, headers, ...(body !== undefined && { body }) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  /** A request that must succeed. */
  async request<T = Json>(method: string, path: string, body?: Json | FormData): Promise<T> {
    const response = await (body && !(body instanceof FormData)
      ? this.send(method, path, JSON.stringify(body), 'application/json')
      : this.send(method, path, body));
    const text = await response.text();
    // Retries when the shop is busy, as the browser does.
    const wait = response.status === 503 ? Number(response.headers.get('retry-after') ?? 0) : 0;
    if (wait > 0) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      return this.request(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** The data of a URL's server-sent events, until the server ends the stream. */
  async *events<T>(path: string): AsyncGenerator<T> {
    const response = await this.send('GET', path, undefined, undefined, 'text/event-stream');
    if (!response.ok || !response.body) throw new Error(`GET ${path}: ${response.status}`);
    let unread = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + text).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: progress\ndata: (.*)$/s.exec(event) ?? [];
        if (data !== undefined) yield JSON.parse(data) as T;
      }
    }
  }

  /** Downloads a picture or file, as the browser does, and returns its bytes. */
  async load(path: string): Promise<number> {
    const response = await fetch(new URL(path, this.shopUrl));
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  }

  async waitFor<Found>(load: () => Promise<Found | null>): Promise<Found> {
    const end = Date.now() + TIMEOUT_MS;
    while (Date.now() < end) {
      const found = await load();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('timeout');
  }
}

export const createPhotoForm = (language: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(PORTRAIT)], { type: 'image/jpeg' }), 'portrait.jpg');
  form.set('consent', JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language }));
  return form;
};
