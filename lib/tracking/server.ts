export { purgeAttributions, reportPurchase, saveAttribution, withdrawAttributions } from './attribution';
