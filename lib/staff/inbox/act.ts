import type { Result } from '@/lib/platform/result';
import type { RequestState } from '@/lib/support';
import { answerRequest, assignRequest, saveTemplate, setRequestState } from '@/lib/support/server';
import { runAudited } from '../audit/run-audited';
import type { ActDeps } from '../orders/act';
import type { TemplateView } from './view';

// What the staff do with requests. The trail has no words of a customer, and no answer.

/** Answers a customer by mail; the member who answers takes the request over. */
export function reply(
  requestId: string,
  { text, closes }: { readonly text: string; readonly closes: boolean },
  deps: ActDeps,
): Promise<Result<null, 'not_found'>> {
  const { memberId } = deps.actor;
  const messageId = deps.newId();
  const described = { action: 'reply', subject: 'request', subjectId: requestId, data: { messageId, closes } } as const;
  return runAudited(described, deps, async () => {
    const answered = await answerRequest({ requestId, messageId, memberId, text, closes }, deps);
    return answered.ok ? assignRequest(requestId, memberId, deps) : answered;
  });
}

/** Takes a request over, or gives it back. */
export const assign = (requestId: string, to: 'me' | 'nobody', deps: ActDeps): Promise<Result<null, 'not_found'>> =>
  runAudited({ action: 'assign', subject: 'request', subjectId: requestId, data: { to } }, deps, () =>
    assignRequest(requestId, to === 'me' ? deps.actor.memberId : null, deps),
  );

/** Opens, parks or closes a request. */
export const changeRequestState = (
  requestId: string,
  state: RequestState,
  deps: ActDeps,
): Promise<Result<null, 'not_found'>> =>
  runAudited({ action: 'state', subject: 'request', subjectId: requestId, data: { state } }, deps, () =>
    setRequestState(requestId, state, deps),
  );

/** Keeps the beginning of an answer in one language. */
export const writeTemplate = (template: TemplateView, deps: ActDeps): Promise<Result<null>> => {
  const { name, language } = template;
  return runAudited({ action: 'template', subject: 'template', subjectId: name, data: { language } }, deps, () =>
    saveTemplate(template, deps),
  );
};
