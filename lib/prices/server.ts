export { getLineName } from './line-name';
