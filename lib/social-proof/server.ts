export {
  createTestimonial,
  deleteTestimonial,
  listTestimonials,
  listVisibleTestimonials,
  saveTestimonial,
  withdrawTestimonial,
} from './testimonials/testimonials';
