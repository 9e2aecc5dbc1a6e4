import { type FakeReply, type FakeServer, startFakeServer } from '../../testing/fake-http-server';

type FakeLuluOptions = {
  /** Replies before the normal ones, after the token: server errors, rejections, timeouts. */
  readonly first?: ReadonlyArray<FakeReply | 'hang'>;
  /** Whether the answer about a job that was just made gets lost. */
  readonly losesAnswer?: () => boolean;
};

type Job = { readonly id: number; readonly external_id: string; readonly status: { readonly name: string } };

/** Simulates the part of Lulu's API that we use: token, cover size, cost, print jobs and their list. */
export async function startFakeLulu(
  { clientKey, clientSecret }: { readonly clientKey: string; readonly clientSecret: string },
  options: FakeLuluOptions = {},
): Promise<FakeServer & { readonly jobs: readonly Job[] }> {
  const first = [...(options.first ?? [])];
  const jobs: Job[] = [];
  const basic = `Basic ${Buffer.from(`${clientKey}:${clientSecret}`).toString('base64')}`;
  const server = await startFakeServer(({ method, path, headers, body }) => {
    if (path.startsWith('/auth/')) {
      if (headers.authorization !== basic) return { status: 401, json: { error: 'unauthorized_client' } };
      return { status: 200, json: { access_token: 'token-1', expires_in: 3600 } };
    }
    const early = first.shift();
    if (early) return early;
    if (headers.authorization !== 'Bearer token-1') return { status: 401, json: {} };
    const sent = method === 'POST' ? JSON.parse(body.toString()) : {};
    if (path === '/cover-dimensions/') {
      return { status: 201, json: { width: '482.600', height: '260.350', unit: sent.unit } };
    }
    if (path === '/print-job-cost-calculations/') {
      const { phone_number: phone } = sent.shipping_address;
      if (!phone) return { status: 400, json: { shipping_address: { phone_number: ['required'] } } };
      return { status: 201, json: { total_cost_incl_tax: '21.40', currency: 'USD' } };
    }
    if (method === 'GET') return { status: 200, json: { count: jobs.length, results: [...jobs].reverse() } };
    const job = { id: 5000 + jobs.length, external_id: sent.external_id, status: { name: 'CREATED' } };
    jobs.push(job);
    if (options.losesAnswer?.()) return 'hang';
    return { status: 201, json: job };
  });
  return { ...server, jobs };
}
