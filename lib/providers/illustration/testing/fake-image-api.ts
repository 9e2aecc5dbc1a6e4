import sharp from 'sharp';
import { type FakeReply, type FakeRequest, type FakeServer, startFakeServer } from '../../testing/fake-http-server';
import type { Findings } from '../inspect';

/**
 * Scripted response to one picture request; a number is an HTTP status. After the script every request gets a picture.
 */
export type ImageResponse =
  | 'picture'
  | 'blank'
  | 'wide'
  | 'garbage'
  | 'svg'
  | 'policy'
  | 'prompt_blocked'
  | 'empty'
  | 'hang'
  | number;

/** Scripted response to one check: findings (omitted ones mean no defect) or an error. Later checks find no defect. */
export type CheckResponse = Partial<Findings> | 'refusal' | 'garbage' | 'hang' | number;

type Script = { readonly pictures?: readonly ImageResponse[]; readonly checks?: readonly CheckResponse[] };

const NO_DEFECTS: Findings = {
  heroesSeen: 1,
  strangersSeen: 0,
  companionsMissing: 0,
  wrongTraits: [],
  textSeen: false,
  heroCutOff: false,
};

/** Whether the request is a check of a picture rather than a picture request. */
export const isCheck = ({ path, body }: FakeRequest): boolean =>
  path === '/responses' || path === '/chat/completions' || body.includes('"responseMimeType":"application/json"');

/**
 * Simulates the image and vision APIs of OpenAI (JSON generations, multipart edits, responses) and Google
 * (`generateContent`), distinguished by path as the real ones are by host.
 */
export async function startFakeImageApi(picture: Uint8Array, script: Script = {}): Promise<FakeServer> {
  const turns = [...(script.pictures ?? [])];
  const checks = [...(script.checks ?? [])];
  const pictures = await preparePictures(picture);

  return startFakeServer((request) => {
    const protocol = findProtocol(request.path);
    if (!protocol.isAuthorised(request)) return { status: 401, json: protocol.error(401, 'Incorrect API key') };
    const turn = isCheck(request) ? (checks.shift() ?? {}) : (turns.shift() ?? 'picture');
    if (turn === 'hang') return turn;
    // Both protocols support an immediate Retry-After.
    const headers = { 'retry-after-ms': '5' };
    if (typeof turn === 'number') return { status: turn, headers, json: protocol.error(turn, 'Try again') };
    if (typeof turn === 'object') return protocol.report(JSON.stringify({ ...NO_DEFECTS, ...turn }));
    if (isCheck(request)) return turn === 'refusal' ? protocol.decline() : protocol.report('It is lovely.');
    if (turn === 'policy' || turn === 'prompt_blocked') return protocol.refuse(turn);
    return protocol.draw(turn === 'empty' ? null : (pictures.get(turn) ?? Buffer.from(picture)).toString('base64'));
  });
}

function findProtocol(path: string): Protocol {
  if (path.endsWith(':generateContent')) return google;
  return path === '/chat/completions' ? compatible : openai;
}

async function preparePictures(picture: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3060c0' } });
  return new Map([
    ['garbage', Buffer.from('<html>not a picture</html>')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['blank', await blank.png().toBuffer()],
    ['wide', await sharp(picture).resize(96, 64, { fit: 'fill' }).png().toBuffer()],
  ]);
}

type Protocol = {
  isAuthorised(request: FakeRequest): boolean;
  error(status: number, message: string): unknown;
  draw(base64: string | null): FakeReply;
  refuse(turn: 'policy' | 'prompt_blocked'): FakeReply;
  /** The vision model's text. */
  report(text: string): FakeReply;
  /** The vision model refuses. */
  decline(): FakeReply;
};

const openai: Protocol = {
  isAuthorised: ({ headers }) => headers.authorization === 'Bearer sk-test',
  error: (_, message) => ({ error: { message, type: 'server_error', code: null } }),
  draw(base64) {
    const data = base64 ? [{ b64_json: base64 }] : [];
    const usage = { input_tokens: 500, output_tokens: 1056, total_tokens: 1556 };
    return { status: 200, json: { created: 1, data, usage } };
  },
  refuse() {
    const message = 'Your request was rejected by the safety system.';
    const error = { message, type: 'image_generation_user_error', code: 'moderation_blocked' };
    return { status: 400, json: { error } };
  },
  report: (text) => openaiMessage({ type: 'output_text', text, annotations: [] }),
  decline: () => openaiMessage({ type: 'refusal', refusal: 'I cannot help with that.' }),
};

function openaiMessage(content: object): FakeReply {
  const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] };
  const usage = { input_tokens: 800, output_tokens: 60, total_tokens: 860 };
  const facts = { id: 'resp_1', object: 'response', created_at: 1, status: 'completed', model: 'gpt-5-mini' };
  return { status: 200, json: { ...facts, output: [message], usage } };
}

const google: Protocol = {
  isAuthorised: ({ headers }) => headers['x-goog-api-key'] === 'google-test',
  error: (status, message) => ({ error: { code: status, message, status: 'UNAVAILABLE' } }),
  draw(base64) {
    const parts = base64 ? [{ inlineData: { mimeType: 'image/png', data: base64 } }] : [];
    const usageMetadata = { promptTokenCount: 1000, candidatesTokenCount: 1290, totalTokenCount: 2290 };
    return { status: 200, json: { candidates: [{ content: { parts }, finishReason: 'STOP' }], usageMetadata } };
  },
  refuse(turn) {
    if (turn === 'prompt_blocked') return { status: 200, json: { promptFeedback: { blockReason: 'OTHER' } } };
    return { status: 200, json: { candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY' }] } };
  },
  report(text) {
    const usageMetadata = { promptTokenCount: 1000, candidatesTokenCount: 100, totalTokenCount: 1100 };
    const candidates = [{ content: { parts: [{ text }] }, finishReason: 'STOP' }];
    return { status: 200, json: { candidates, usageMetadata } };
  },
  decline: () => ({ status: 200, json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }),
};

/** A server of the shop's own: the pictures of OpenAI's protocol, and checks as chat completions. */
const compatible: Protocol = {
  ...openai,
  isAuthorised: () => true,
  report: (text) => chatCompletion({ content: text }),
  decline: () => chatCompletion({ content: null, refusal: 'I cannot help with that.' }),
};

function chatCompletion(message: object): FakeReply {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }];
  const usage = { prompt_tokens: 800, completion_tokens: 60, total_tokens: 860 };
  return {
    status: 200,
    json: { id: 'chat_1', object: 'chat.completion', created: 1, model: 'vision', choices, usage },
  };
}
