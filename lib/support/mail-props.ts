export type SupportMailKind = 'supportRequest' | 'supportReceived';

/** One mail of each kind per request, however often its job runs. */
export const getSupportMailKey = (kind: SupportMailKind, requestId: string): string => `${kind}:${requestId}`;
