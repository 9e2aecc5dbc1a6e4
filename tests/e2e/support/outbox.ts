import { type APIRequestContext, expect } from '@playwright/test';
import { WORKER_TIMEOUT } from './timeouts';

type Message = {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: string;
};

/** Messages to one phone or mailbox, newest first. */
export async function listMessages(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  const response = await request.get('/api/sandbox/outbox', { params: { to } });
  expect(response.ok()).toBe(true);
  return response.json();
}

/** The newest matching message to `to`; waits until the worker has sent it. */
export async function waitForMessage(
  request: APIRequestContext,
  to: string,
  matches: (message: Message) => boolean = () => true,
): Promise<Message> {
  let newest: Message | undefined;
  await expect
    .poll(
      async () => {
        newest = (await listMessages(request, to)).find(matches);
        return newest !== undefined;
      },
      { timeout: WORKER_TIMEOUT, message: `a message to ${to}` },
    )
    .toBe(true);
  return newest as Message;
}

export const getCode = (message: Message): string => /\b\d{6}\b/.exec(message.text)?.[0] ?? '';

/** The links of a mail, in order. */
export const getLinks = (message: Message): readonly string[] =>
  [...(message.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
