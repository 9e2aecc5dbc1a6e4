import { defineStates } from '@/lib/platform/states';

export type ShipmentState =
  | 'submitted'
  | 'accepted'
  | 'printing'
  | 'shipped'
  | 'ready_for_pickup'
  | 'delivered'
  | 'failed';

/**
 * A print house may skip a step in its reports, and reports arrive out of order: a shipment only moves forward. After
 * the parcel has left, `failed` is its loss.
 */
export const shipmentStates = defineStates<ShipmentState>('shipment', 'submitted', {
  submitted: ['accepted', 'printing', 'shipped', 'ready_for_pickup', 'delivered', 'failed'],
  accepted: ['printing', 'shipped', 'ready_for_pickup', 'delivered', 'failed'],
  printing: ['shipped', 'ready_for_pickup', 'delivered', 'failed'],
  shipped: ['ready_for_pickup', 'delivered', 'failed'],
  ready_for_pickup: ['delivered', 'failed'],
  delivered: [],
  failed: [],
});
