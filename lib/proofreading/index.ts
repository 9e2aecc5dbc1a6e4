export { FAULT_KINDS, type Fault, type FaultKind, type PageToProof } from './model';
