export { DESCRIPTION_MAX } from './limits';
export {
  brokenRules,
  offeredTopics,
  type SupportRequestInput,
  type SupportTopic,
  supportFormSchema,
  supportRequestSchema,
} from './schema';
