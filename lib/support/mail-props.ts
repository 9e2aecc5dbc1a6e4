export type SupportMailKind = 'supportRequest' | 'supportReceived';

/** Eight characters of a request's id: short enough to read out on the phone. */
export const getReference = (requestId: string): string => requestId.slice(0, 8).toUpperCase();

/** One mail for each answer of the staff. */
export const getReplyKey = (messageId: string): string => `supportReply:${messageId}`;

/** One mail of each kind per request, however often its job runs. */
export const getSupportMailKey = (kind: SupportMailKind, requestId: string): string => `${kind}:${requestId}`;
