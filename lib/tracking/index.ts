export { addTracker, countedPath, type TrackedEvent, type Tracker, track } from './track';
