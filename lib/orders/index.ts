export { DOWNLOAD_DAYS } from './limits';
export {
  checkoutSchema,
  createOrderSchema,
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  sandboxCheckoutSchema,
} from './schema';
export type { OrderState } from './states';
export { isUnfinished } from './views/unfinished';
export type { OrdersProgress, OrderView } from './views/view';
