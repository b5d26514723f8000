export { BookmarkButton } from './button/BookmarkButton.tsx'
export { watchListQuery } from './state/queries.ts'
