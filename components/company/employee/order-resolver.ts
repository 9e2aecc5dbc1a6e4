import { zodResolver } from '@hookform/resolvers/zod';
import { newSubmissionSchema } from '@/lib/company';

export const orderResolver = zodResolver(newSubmissionSchema);
