export { DESCRIPTION_MAX } from './limits';
export {
  brokenRules,
  offeredTopics,
  SUPPORT_TOPICS,
  type SupportRequestInput,
  type SupportTopic,
  supportFormSchema,
  supportRequestSchema,
} from './schema';
