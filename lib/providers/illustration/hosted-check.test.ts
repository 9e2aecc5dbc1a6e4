import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { findingsSchema } from './inspect';
import type { IllustrationRequest } from './port';
import type { CheckResponse } from './testing/fake-image-api';
import {
  createHosted,
  createMemorySheets,
  createPicture,
  listChecks,
  listPictureRequests,
  parseSentForm,
  parseSentParts,
  parseSentQuestion,
  request as plainRequest,
  type Scripts,
} from './testing/hosted';

const DRAWING = 500 * 10 + 1056 * 40;
const CHECK = 800 * 0.25 + 60 * 2;
const TEXT = { textSeen: true } as const;

let picture: Buffer;
let sheet: Buffer;
let request: IllustrationRequest;
let hosted: Awaited<ReturnType<typeof createHosted>>;

beforeAll(async () => {
  picture = await createPicture('#3060c0', 64);
  sheet = await sharp(await createPicture('#40a040', 64))
    .jpeg()
    .toBuffer();
  request = { ...plainRequest, sheets: createMemorySheets(sheet) };
});
afterEach(() => hosted.close());

async function illustrate(scripts: Scripts) {
  hosted = await createHosted(picture, scripts);
  return hosted.port.illustrate(request);
}
const prompts = async () =>
  (await Promise.all(listPictureRequests(hosted.openai).map(parseSentForm))).map(({ prompt }) => prompt);

describe('check of a hosted picture', () => {
  it('sends page and sheet with the expected content to the checker, and requests typed findings that are not stored', async () => {
    expect(await illustrate({})).toMatchObject({ ok: true });
    const { body, prompt, images } = parseSentQuestion(itemAt(listChecks(hosted.openai), 0));
    expect(prompt).toContain('a 5-year-old boy');
    expect(prompt).toContain('With the hero: one fox');
    expect(images).toHaveLength(2);
    expect(body).toMatchObject({ model: 'gpt-5-mini', store: false });
    const { schema, strict } = body.text.format;
    expect(strict).toBe(true);
    expect(Object.keys(schema.properties)).toEqual(Object.keys(findingsSchema.shape));
  });

  it("sends the same to Google's vision model", async () => {
    expect(await illustrate({ first: 'google' })).toMatchObject({ ok: true });
    const check = itemAt(listChecks(hosted.google), 0);
    expect(check.path).toBe('/models/gemini-flash-latest:generateContent');
    expect(parseSentParts(check).images).toHaveLength(2);
  });

  it.each<[CheckResponse, string]>([
    [{ wrongTraits: ['glasses', 'hair colour'] }, 'wrong trait: the hero’s glasses, hair colour did not match'],
    [{ strangersSeen: 1 }, 'extra child'],
    [{ heroesSeen: 2 }, 'extra child'],
    [{ heroesSeen: 0 }, 'missing child'],
    [{ companionsMissing: 1 }, 'missing companion'],
    [TEXT, 'text in the picture'],
    [{ heroCutOff: true }, 'cut off: head'],
  ])('a picture with %j is redrawn with the defect in the prompt', async (findings, words) => {
    const drawn = await illustrate({ openaiChecks: [findings] });
    const [first, second, ...more] = await prompts();
    expect(first).not.toContain(words);
    expect(second).toContain(words);
    expect(more).toEqual([]);
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 2 * (DRAWING + CHECK) } });
  });

  it('a blank picture is redrawn without a check by a model, a non-square one after it', async () => {
    const drawn = await illustrate({ openai: ['blank', 'wide'] });
    const [, second, third] = await prompts();
    expect(second).toContain('blank: there was nothing');
    expect(third).toContain('not square');
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 3 * DRAWING + 2 * CHECK } });
  });

  it.each<[number | undefined, number]>([
    [undefined, 3],
    [0, 1],
    [4, 5],
  ])(
    'with maxRedraws %s a picture with a serious defect is attempted %i times and then rejected',
    async (max, tries) => {
      const checks = Array.from({ length: 6 }, () => TEXT);
      const drawn = await illustrate({ openaiChecks: checks, ...(max !== undefined && { maxRedraws: max }) });
      expect(drawn).toEqual({
        ok: false,
        code: 'illustration_failed',
        data: { defects: ['text_in_picture'], costMicroUsd: tries * (DRAWING + CHECK) },
      });
      expect(listPictureRequests(hosted.openai)).toHaveLength(tries);
    },
  );

  it('returns the best picture when only tolerable defects remain', async () => {
    const both = { heroCutOff: true, companionsMissing: 1 };
    const drawn = await illustrate({ openaiChecks: [both, TEXT, { heroCutOff: true }] });
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 3 * (DRAWING + CHECK) } });
  });

  it('returns the good picture when the next attempt is rejected', async () => {
    const drawn = await illustrate({ openai: ['picture', 'policy'], openaiChecks: [{ heroCutOff: true }] });
    expect(drawn).toMatchObject({ ok: true });
  });
});

describe('a checker that does not respond', () => {
  it.each<CheckResponse>(['refusal', 'garbage', 'hang', 400])(
    'is replaced by the second one after %s',
    async (turn) => {
      const drawn = await illustrate({ openaiChecks: [turn], googleChecks: [{}] });
      expect(drawn).toMatchObject({ ok: true, value: { provider: 'openai:gpt-image-1' } });
      expect([listChecks(hosted.openai).length, listChecks(hosted.google).length]).toEqual([1, 1]);
    },
  );

  it('is called again after a temporary error', async () => {
    expect(await illustrate({ openaiChecks: [503] })).toMatchObject({ ok: true });
    expect(listChecks(hosted.openai)).toHaveLength(2);
  });

  it("a checker's refusal is not a content rejection: the picture is redrawn, and finally failed, not unsafe", async () => {
    const refusals = ['refusal', 'refusal', 'refusal'] as const;
    expect(await illustrate({ openaiChecks: refusals, googleChecks: refusals })).toMatchObject({
      code: 'illustration_failed',
      data: { defects: ['check_refused'] },
    });
    expect(listPictureRequests(hosted.openai)).toHaveLength(3);
  });

  it('makes a picture unavailable when no checker responds', async () => {
    expect(await illustrate({ openaiChecks: ['hang'], googleChecks: ['garbage'] })).toMatchObject({
      code: 'illustration_unavailable',
      data: { failures: ['check'] },
    });
    expect(listPictureRequests(hosted.openai)).toHaveLength(1);
  });
});
