import { setNow } from './time';

setNow();
