/** What the victim of the matrix owns. `token`s are those of links with a letter changed: nobody was given them. */
export type Things = {
  readonly orderId: string;
  readonly bookId: string;
  readonly classId: string;
  readonly batchId: string;
  readonly classToken: string;
  readonly companyToken: string;
};

const ACCOUNT = 'app/[country]/[lang]/(account)';
const MAKE = 'app/[country]/[lang]/(make)';

/** Every page that belongs to somebody, or to a desk, by its file: its path with the victim's things in it. */
export const PERSONAL_PAGES: Readonly<Record<string, (things: Things) => string>> = {
  [`${ACCOUNT}/company-batch/[batchId]`]: ({ batchId }) => `/IL/en/company-batch/${batchId}`,
  [`${ACCOUNT}/company/[token]/dashboard`]: ({ companyToken }) => `/IL/en/company/${companyToken}/dashboard`,
  [`${ACCOUNT}/company/[token]/login`]: ({ companyToken }) => `/IL/en/company/${companyToken}/login`,
  [`${ACCOUNT}/company/dashboard`]: ({ batchId }) => `/IL/en/company/dashboard?batch=${batchId}`,
  [`${ACCOUNT}/company/login`]: ({ batchId }) => `/IL/en/company/login?batch=${batchId}`,
  [`${ACCOUNT}/kindergarten/[classId]`]: ({ classId }) => `/IL/en/kindergarten/${classId}`,
  [`${ACCOUNT}/my-books`]: ({ orderId }) => `/IL/en/my-books?order=${orderId}`,
  [`${MAKE}/checkout/[orderId]`]: ({ orderId }) => `/IL/en/checkout/${orderId}`,
  [`${MAKE}/class/[token]`]: ({ classToken }) => `/IL/en/class/${classToken}`,
  [`${MAKE}/company/[token]`]: ({ companyToken }) => `/IL/en/company/${companyToken}`,
  [`${MAKE}/company/order/[secret]`]: ({ companyToken }) => `/IL/en/company/order/${companyToken}`,
  [`${MAKE}/confirm/[orderId]`]: ({ orderId }) => `/IL/en/confirm/${orderId}`,
  [`${MAKE}/delete-photo`]: ({ bookId }) => `/IL/en/delete-photo?token=${bookId}`,
  [`${MAKE}/deletion-receipt`]: ({ bookId }) => `/IL/en/deletion-receipt?token=${bookId}`,
  [`${MAKE}/editor/[orderId]/hero`]: ({ orderId }) => `/IL/en/editor/${orderId}/hero`,
  [`${MAKE}/editor/[orderId]`]: ({ orderId }) => `/IL/en/editor/${orderId}`,
  [`${MAKE}/gift/[token]`]: ({ orderId }) => `/IL/en/gift/${orderId}-${'x'.repeat(43)}`,
  [`${MAKE}/order-confirmation/[orderId]`]: ({ orderId }) => `/IL/en/order-confirmation/${orderId}`,
  [`${MAKE}/preview/[bookId]`]: ({ bookId }) => `/IL/en/preview/${bookId}`,
  [`${MAKE}/resume`]: ({ bookId }) => `/IL/en/resume?token=${bookId}`,
  [`${MAKE}/share/[token]`]: ({ bookId }) => `/IL/en/share/${bookId}`,
  [`${MAKE}/stop-reminders`]: ({ bookId }) => `/IL/en/stop-reminders?token=${bookId}`,
  [`${MAKE}/wizard`]: ({ bookId }) => `/IL/en/wizard?step=child&draft=${bookId}`,
  'app/staff': () => '/staff',
  'app/staff/audit': () => '/staff/audit',
  'app/staff/blog': () => '/staff/blog',
  'app/staff/blog/[post]': () => '/staff/blog/reading-aloud',
  'app/staff/catalogue': () => '/staff/catalogue',
  'app/staff/groups': () => '/staff/groups',
  'app/staff/groups/[groupId]': ({ bookId }) => `/staff/groups/${bookId}`,
  'app/staff/groups/new': () => '/staff/groups/new',
  'app/staff/jobs': () => '/staff/jobs',
  'app/staff/login': () => '/staff/login',
  'app/staff/login/app': () => '/staff/login/app',
  'app/staff/members': () => '/staff/members',
  'app/staff/orders': ({ orderId }) => `/staff/orders?search=${orderId}`,
  'app/staff/orders/[orderId]': ({ orderId }) => `/staff/orders/${orderId}`,
  'app/staff/production': () => '/staff/production',
  'app/staff/quality': () => '/staff/quality',
  'app/staff/refunds': () => '/staff/refunds',
  'app/staff/requests': () => '/staff/requests',
  'app/staff/requests/[requestId]': ({ bookId }) => `/staff/requests/${bookId}`,
  'app/staff/reviews': () => '/staff/reviews',
  'app/staff/templates': () => '/staff/templates',
  'app/staff/testimonials': () => '/staff/testimonials',
};

/** Pages that are the same for everybody: what they are about stands in the fragment, which no server sees. */
export const SHELLS = ['delete-photo', 'deletion-receipt', 'resume', 'stop-reminders'].map((name) => `${MAKE}/${name}`);

/** Pages that their owner sees with the name on them in the first answer. */
export const SERVED_WITH_NAME = [
  `${MAKE}/preview/[bookId]`,
  `${MAKE}/order-confirmation/[orderId]`,
  `${ACCOUNT}/my-books`,
];

/** The same page as every kind of request that Next's own browser code sends; trees and segments hold no data of a page. */
export const REQUEST_KINDS = {
  document: {},
  data: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  tree: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_index' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
