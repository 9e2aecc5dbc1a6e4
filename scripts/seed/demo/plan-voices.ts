import { DEMO_ORDERS } from './data/orders';
import { listPeople, toDemoPhone } from './data/people';
import { DEMO_REQUESTS, DEMO_REVIEWS, type DemoRequest } from './data/voices';
import { demoId } from './ids';
import { toOrderName } from './plan-order';
import { addHours } from './plan-steps';
import type { DemoRows } from './rows';

const FORMER_MEMBER = { id: demoId('member'), phone: toDemoPhone('IL', 99), role: 'service' } as const;

function planRequest(request: DemoRequest, at: number, now: Date): Partial<DemoRows> {
  const { language, topic, order, hoursAgo, description, answer, reply, closed = false } = request;
  const id = demoId(`request ${at}`);
  const createdAt = addHours(now, -hoursAgo);
  const email = order === null ? 'head.teacher@example.com' : `parent${order}@example.com`;
  const about = order !== null && { orderId: demoId(toOrderName(order)), accountId: demoId(`account ${order}`) };
  const answered = {
    requestId: id,
    from: 'received',
    to: 'answered',
    by: 'staff',
    at: addHours(createdAt, 4),
  } as const;
  const ended = { requestId: id, from: 'answered', to: 'closed', by: 'staff', at: addHours(createdAt, 30) } as const;
  const reopened = {
    requestId: id,
    from: 'answered',
    to: 'received',
    by: 'customer',
    at: addHours(createdAt, 9),
  } as const;
  const changes = [...(answer ? [answered] : []), ...(reply ? [reopened] : []), ...(closed ? [ended] : [])];
  return {
    requests: [
      { id, ...about, email, topic, description, language, state: changes.at(-1)?.to ?? 'received', createdAt },
    ],
    requestChanges: changes,
    replies: [
      ...(answer
        ? [
            {
              id: demoId(`answer ${at}`),
              requestId: id,
              memberId: FORMER_MEMBER.id,
              text: answer,
              createdAt: answered.at,
            },
          ]
        : []),
      ...(reply ? [{ id: demoId(`reply ${at}`), requestId: id, email, text: reply, createdAt: reopened.at }] : []),
    ],
  };
}

function planReview({ order, rating, text }: (typeof DEMO_REVIEWS)[number], now: Date): Partial<DemoRows> {
  const bought = DEMO_ORDERS[order];
  if (!bought) return {};
  const people = listPeople(bought.country, bought.language);
  const signature = people[order % people.length]?.name ?? null;
  const [id, accountId] = [demoId(`review ${order}`), demoId(`account ${order}`)];
  const createdAt = addHours(now, -order);
  return {
    reviews: [{ id, accountId, rating, text, signature, language: bought.language, rewarded: true, createdAt }],
  };
}

/** Requests for help with what was answered, and reviews that nobody has checked. */
export const planVoices = (now: Date): readonly Partial<DemoRows>[] => [
  // Who answered has left: the demonstration opens the desk to nobody.
  { members: [{ ...FORMER_MEMBER, createdAt: addHours(now, -720), deactivatedAt: addHours(now, -1) }] },
  ...DEMO_REQUESTS.map((request, at) => planRequest(request, at, now)),
  ...DEMO_REVIEWS.map((review) => planReview(review, now)),
];
