export { forgetAttributions, purgeAttributions, reportPurchase, saveAttribution } from './attribution';
