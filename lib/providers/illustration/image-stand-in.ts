import { type StandIn, type StandInReply, type StandInRequest, startStandIn } from '../http-stand-in';

/** What one request meets; a number is an HTTP status. After the script is used up every request gets a picture. */
export type ImageTurn = 'picture' | 'garbage' | 'svg' | 'policy' | 'prompt_blocked' | 'empty' | 'hang' | number;

const FALSE_PICTURES: ReadonlyMap<ImageTurn, Buffer> = new Map([
  ['garbage', Buffer.from('<html>not a picture</html>')],
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
]);

/**
 * Plays the image protocols of OpenAI (JSON generations, multipart edits) and Google (`generateContent`),
 * told apart by path as the real ones are by host.
 */
export async function startImageStandIn(picture: Uint8Array, script: readonly ImageTurn[] = []): Promise<StandIn> {
  const turns = [...script];
  return startStandIn((request) => {
    const protocol = request.path.endsWith(':generateContent') ? google : openai;
    if (!protocol.isAuthorised(request)) return { status: 401, json: protocol.error(401, 'Incorrect API key') };
    const turn = turns.shift() ?? 'picture';
    if (turn === 'hang') return turn;
    // Both protocols let a client be told to come back at once.
    const headers = { 'retry-after-ms': '5' };
    if (typeof turn === 'number') return { status: turn, headers, json: protocol.error(turn, 'Try again') };
    const data = FALSE_PICTURES.get(turn) ?? Buffer.from(picture);
    return protocol.answer(turn, data.toString('base64'));
  });
}

type Protocol = {
  isAuthorised(request: StandInRequest): boolean;
  error(status: number, message: string): unknown;
  answer(turn: Exclude<ImageTurn, number | 'hang'>, base64: string): StandInReply;
};

const openai: Protocol = {
  isAuthorised: ({ headers }) => headers.authorization === 'Bearer sk-test',
  error: (_, message) => ({ error: { message, type: 'server_error', code: null } }),
  answer(turn, base64) {
    if (turn === 'policy' || turn === 'prompt_blocked') {
      const message = 'Your request was rejected by the safety system.';
      const error = { message, type: 'image_generation_user_error', code: 'moderation_blocked' };
      return { status: 400, json: { error } };
    }
    const data = turn === 'empty' ? [] : [{ b64_json: base64 }];
    const usage = { input_tokens: 500, output_tokens: 1056, total_tokens: 1556 };
    return { status: 200, json: { created: 1, data, usage } };
  },
};

const google: Protocol = {
  isAuthorised: ({ headers }) => headers['x-goog-api-key'] === 'google-test',
  error: (status, message) => ({ error: { code: status, message, status: 'UNAVAILABLE' } }),
  answer(turn, base64) {
    if (turn === 'prompt_blocked') {
      return { status: 200, json: { promptFeedback: { blockReason: 'OTHER' } } };
    }
    if (turn === 'policy') {
      return { status: 200, json: { candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY' }] } };
    }
    const parts = turn === 'empty' ? [] : [{ inlineData: { mimeType: 'image/png', data: base64 } }];
    const usageMetadata = { promptTokenCount: 1000, candidatesTokenCount: 1290, totalTokenCount: 2290 };
    return { status: 200, json: { candidates: [{ content: { parts }, finishReason: 'STOP' }], usageMetadata } };
  },
};
