export { OwnMathsRatings } from './OwnMathsRatings.tsx'
