export { filterAllowedFields } from './allowed-fields';
export { CLICK_ID, formatMetaClickId, getClickId } from './click-id';
export { getPixelParams } from './pixel-params';
export { isPersonalPath, stripIds } from './safe-path';
export type { TrackingSettings } from './settings';
export { addTracker, type TrackedEvent, type Tracker, track } from './track';
