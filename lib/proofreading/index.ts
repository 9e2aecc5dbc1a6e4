export type { Fault, FaultKind, PageInput } from './model';
