import { zodResolver } from '@hookform/resolvers/zod';
import { codeSchema } from '@/lib/accounts';

export const codeResolver = zodResolver(codeSchema);
