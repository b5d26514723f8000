export { ReviewPanel } from './ReviewPanel.tsx'
