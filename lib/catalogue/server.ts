export { listMarketOverrides, listOverrides, saveOverride } from './overrides/overrides';
