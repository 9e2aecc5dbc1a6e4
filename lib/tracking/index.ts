export { type FieldCheck, filterAllowedFields } from './allowed-fields';
export { type Click, formatClick, formatMetaClickId, getClick, isMetaClickId, parseClick } from './click-id';
export { getPixelParams } from './pixel-params';
export { isSharedPage, stripIds } from './safe-path';
export type { TrackingSettings } from './settings';
export { addTracker, type TrackedEvent, type Tracker, track } from './track';
