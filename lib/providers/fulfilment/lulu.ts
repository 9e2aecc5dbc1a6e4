import { z } from 'zod';
import { log } from '@/lib/platform/logging/log';
import { fail, ok } from '@/lib/platform/result';
import { SQUARE_8_5_INCH } from '@/lib/typesetting';
import { createLuluClient, type LuluClientOptions } from './lulu-client';
import { readLuluEvent } from './lulu-event';
import type { DeliveryAddress, FulfilmentPort, PrintOrder } from './port';
import { PRINT_HOUSES } from './print-houses';

type LuluOptions = LuluClientOptions & {
  /** The product, in Lulu's dotted form: size, colour, quality, binding, paper, finish. */
  readonly podPackageId: string;
  readonly shippingLevel: string;
  /** Whom Lulu asks about a faulty file: the shop, never the customer. */
  readonly contactEmail: string;
};

/** Minutes in which a job can still be cancelled in Lulu's portal. */
const PRODUCTION_DELAY_MINUTES = 60;
const NOT_PRINTED = ['REJECTED', 'CANCELED'];

const jobSchema = z.object({
  id: z.union([z.number(), z.string()]),
  external_id: z.string().nullish(),
  status: z.object({ name: z.string() }).nullish(),
});
const jobListSchema = z.object({ results: z.array(jobSchema) });
const costSchema = z.object({ total_cost_incl_tax: z.string(), currency: z.string().nullish() });
const coverSchema = z.object({ width: z.coerce.number().positive(), height: z.coerce.number().positive() });

/** Lulu's slowest way, which is the post: couriers deliver to no box. */
const getShippingLevel = ({ postOnly }: DeliveryAddress, { shippingLevel }: LuluOptions) =>
  postOnly ? 'MAIL' : shippingLevel;

const toAddress = ({ street, unit, ...address }: DeliveryAddress) => ({
  name: address.fullName,
  street1: street,
  ...(unit && { street2: unit }),
  city: address.city,
  ...(address.state && { state_code: address.state }),
  country_code: address.country,
  ...(address.postalCode && { postcode: address.postalCode }),
  // Compulsory: the courier calls.
  phone_number: address.phone,
});

const toJob = (order: PrintOrder, address: DeliveryAddress, options: LuluOptions) => ({
  contact_email: options.contactEmail,
  external_id: order.shipmentId,
  production_delay: PRODUCTION_DELAY_MINUTES,
  line_items: [
    {
      external_id: order.orderNumber,
      title: order.title.slice(0, 200),
      quantity: order.copies,
      printable_normalization: {
        pod_package_id: options.podPackageId,
        cover: { source_url: order.cover.url },
        interior: { source_url: order.interior.url },
      },
    },
  ],
  shipping_address: toAddress(address),
  shipping_level: getShippingLevel(address, options),
});

/**
 * Lulu's print-on-demand API: cover size and cost by product, a job for each shipment, status by signed webhook. Lulu
 * knows no idempotency key, so a job of the same shipment is looked for first.
 */
export function createLuluFulfilment(options: LuluOptions): FulfilmentPort {
  const request = createLuluClient(options);
  const { podPackageId } = options;

  async function findJob(shipmentId: string) {
    const query = new URLSearchParams({ search: shipmentId, ordering: '-id', page_size: '100' });
    const jobs = await request(`/print-jobs/?${query}`, jobListSchema);
    if (!jobs.ok) return jobs;
    const mine = jobs.value.results.filter(({ external_id }) => external_id === shipmentId);
    return ok(mine.find(({ status }) => !NOT_PRINTED.includes(status?.name ?? '')) ?? null);
  }

  return {
    name: 'lulu',
    enclosesCard: PRINT_HOUSES.lulu.enclosesCard,
    profile: SQUARE_8_5_INCH,

    async getCoverSize(pages) {
      const body = { pod_package_id: podPackageId, interior_page_count: pages, unit: 'mm' };
      const size = await request('/cover-dimensions/', coverSchema, body);
      if (!size.ok) return fail('fulfilment_unavailable', size.data);
      return ok({ widthMm: size.value.width, heightMm: size.value.height });
    },

    async submit(order) {
      if (order.delivery.method === 'self_pickup') return fail('fulfilment_refused', { reason: 'no_pickup' });
      const { address } = order.delivery;
      const known = await findJob(order.shipmentId);
      if (!known.ok) return known;
      if (known.value) return ok({ providerReference: String(known.value.id) });
      // Lulu also checks the address here, before a job exists.
      const cost = await request('/print-job-cost-calculations/', costSchema, {
        line_items: [{ pod_package_id: podPackageId, page_count: order.interiorPages, quantity: order.copies }],
        shipping_address: toAddress(address),
        shipping_level: getShippingLevel(address, options),
      });
      if (!cost.ok) return cost;
      const { total_cost_incl_tax: total, currency } = cost.value;
      log.info({ shipment: order.shipmentId, total, currency }, 'cost of a print job');
      const job = await request('/print-jobs/', jobSchema, toJob(order, address, options));
      return job.ok ? ok({ providerReference: String(job.value.id) }) : job;
    },

    async readEvent(rawBody, headers) {
      return readLuluEvent(rawBody, headers, options.clientSecret, new Date());
    },
  };
}
