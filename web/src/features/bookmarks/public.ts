export { BookmarkButton } from './button/BookmarkButton.tsx'
