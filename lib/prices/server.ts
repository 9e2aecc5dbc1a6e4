export { getDiscountName, getLineName } from './line-name';
