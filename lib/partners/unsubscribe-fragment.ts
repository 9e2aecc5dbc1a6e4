import { idFragment } from '@/lib/platform/id-fragment';

const link = idFragment('#forget=');

/** Target of the mail's unsubscribe link; the page asks for confirmation. */
export const getUnsubscribeFragment = link.format;

/** The reminder id in a URL fragment, if any. */
export const parseUnsubscribeFragment = link.parse;
