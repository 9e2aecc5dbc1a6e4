export { listMarketOverrides, listOverrides, removeOverride, saveOverride } from './overrides/overrides';
