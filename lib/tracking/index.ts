export { addTracker, stripIds, type TrackedEvent, type Tracker, track } from './track';
