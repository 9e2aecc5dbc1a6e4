export { DESCRIPTION_MAX, SUPPORT_YEARS } from './limits';
export {
  brokenRules,
  offeredTopics,
  type SupportRequestInput,
  type SupportTopic,
  supportFormSchema,
  supportRequestSchema,
} from './schema';
export type { RequestState } from './states';
