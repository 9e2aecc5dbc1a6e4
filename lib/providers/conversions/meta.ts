import { fetchProvider } from '@/lib/platform/http/fetch-provider';
import { getPixelParams } from '@/lib/tracking';
import type { ConversionsPort, PurchaseEvent } from './port';

const GRAPH_URL = 'https://graph.facebook.com/v24.0';
const TIMEOUT_MS = 10_000;

type MetaOptions = {
  readonly pixelId: string;
  readonly accessToken: string;
  /** Another origin with Meta's API; missing for Meta itself. */
  readonly baseUrl?: string;
};

/** The body of a Conversions API request. */
const toPayload = ({ eventId, paidAt, siteUrl, clickId, userAgent, ...order }: PurchaseEvent) => ({
  data: [
    {
      event_name: 'Purchase',
      event_id: eventId,
      event_time: Math.floor(paidAt.getTime() / 1000),
      event_source_url: siteUrl,
      action_source: 'website',
      user_data: { client_user_agent: userAgent, ...(clickId && { fbc: clickId }) },
      custom_data: getPixelParams({ name: 'Purchase', ...order }),
    },
  ],
});

/**
 * Meta's Conversions API, one attempt of at most ten seconds; the queue retries.
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api
 */
export const createMetaConversions = ({ pixelId, accessToken, baseUrl = GRAPH_URL }: MetaOptions): ConversionsPort => ({
  async send(event) {
    const response = await fetchProvider(`${baseUrl}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(toPayload(event)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Not Meta's own words, which repeat the request.
    if (!response.ok) throw new Error(`Meta answered ${response.status}`);
  },
});
