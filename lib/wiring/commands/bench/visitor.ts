import { readFileSync } from 'node:fs';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { at } from '../paths';

const PORTRAIT = at('tests/fixtures/portraits/nasa-eileen-collins-head.jpg');
const PATIENCE_MS = 180_000;

type Json = Record<string, unknown>;

/** A parent's browser without a screen: the same requests, with its cookies. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** `address`: where it says to come from; a shop behind a proxy counts by it. */
  constructor(
    private readonly shopUrl: string,
    private readonly address?: string,
  ) {}

  /** Any request, whatever comes back. */
  async send(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
    const headers: Record<string, string> = {
      'x-requested-with': 'gibori',
      origin: this.shopUrl,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'idempotency-key': crypto.randomUUID(),
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
  async ask<Answer = Json>(method: string, path: string, body?: Json | FormData): Promise<Answer> {
    const answer = await (body && !(body instanceof FormData)
      ? this.send(method, path, JSON.stringify(body), 'application/json')
      : this.send(method, path, body));
    const said = await answer.text();
    // A full shop is asked again, as the browser does.
    const wait = answer.status === 503 ? Number(answer.headers.get('retry-after') ?? 0) : 0;
    if (wait > 0) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      return this.ask(method, path, body);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    return JSON.parse(said) as Answer;
  }

  /** The bytes of a picture or file, as the browser loads them. */
  async load(path: string): Promise<number> {
    const answer = await fetch(new URL(path, this.shopUrl));
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    return (await answer.arrayBuffer()).byteLength;
  }

  async until<Found>(look: () => Promise<Found | null>): Promise<Found> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const found = await look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('what the bench waited for did not come');
  }
}

export const portraitForm = (language: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(PORTRAIT)], { type: 'image/jpeg' }), 'portrait.jpg');
  form.set('consent', JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language }));
  return form;
};
