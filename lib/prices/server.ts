export { getCompanyLineName, getDiscountName, getLineName } from './line-name';
