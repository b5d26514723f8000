export { reviewsQuery } from './queries.ts'
