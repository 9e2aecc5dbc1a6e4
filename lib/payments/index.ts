export { EVENT_DAYS } from './limits';
