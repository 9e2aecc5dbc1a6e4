export type { OrderState } from './states';
export type { OrderView } from './view';
