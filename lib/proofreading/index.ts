export { FAULT_KINDS, type Fault, type FaultKind, type PageInput } from './model';
