export { reviewsQuery } from './companies/queries.ts'
