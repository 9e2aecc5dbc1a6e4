export { purgeAttributions, reportPurchase, saveAttribution } from './attribution';
