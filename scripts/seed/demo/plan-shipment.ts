import { sha256 } from '@/lib/platform/ids';
import { SQUARE_210 } from '@/lib/typesetting';
import { demoId } from './ids';
import { type DemoStep, findStep } from './plan-steps';
import type { DemoRows } from './rows';

/** As the sandbox's print house is called in a shipment. */
const HOUSE = 'print-sandbox';

type ShipmentState = DemoRows['shipmentChanges'][number]['to'];
type Shipped = { readonly orderId: string; readonly name: string; readonly at: number };

/** The job at the print house of an order of the demonstration. */
export const getShipmentId = (name: string): string => demoId(`shipment ${name}`);

/** The job at the print house of a confirmed book, which has taken it: nothing is drawn or sent for it. */
export function planShipment({ orderId, name, at }: Shipped, steps: readonly DemoStep[]) {
  const confirmedAt = findStep(steps, 'confirmed');
  if (!confirmedAt) return {};
  const shipmentId = getShipmentId(name);
  const moves: readonly (readonly [ShipmentState, Date | null])[] = [
    ['accepted', confirmedAt],
    ['printing', findStep(steps, 'printing')],
    ['shipped', findStep(steps, 'shipped')],
    ['delivered', findStep(steps, 'delivered')],
  ];
  const made = moves.flatMap(([to, when]) => (when ? [{ to, at: when }] : []));
  const hasLeft = findStep(steps, 'shipped') !== null;
  return {
    shipments: [
      {
        id: shipmentId,
        orderId,
        provider: HOUSE,
        providerId: `sandbox_${shipmentId}`,
        state: made.at(-1)?.to ?? 'accepted',
        profileId: SQUARE_210.id,
        interiorKey: `print/${shipmentId}-interior.pdf`,
        interiorSha256: sha256(`interior ${name}`),
        coverKey: `print/${shipmentId}-cover.pdf`,
        coverSha256: sha256(`cover ${name}`),
        ...(hasLeft && { carrier: 'Sandbox Post', trackingNumber: `RR${String(50_000_000 + at)}IL` }),
        createdAt: confirmedAt,
        updatedAt: made.at(-1)?.at ?? confirmedAt,
      },
    ],
    shipmentChanges: made.map(({ to, at: when }, index) => ({
      shipmentId,
      from: made[index - 1]?.to ?? 'submitted',
      to,
      by: 'fulfilment',
      at: when,
    })),
  } satisfies Partial<DemoRows>;
}
