export { proofread } from './proofread';
