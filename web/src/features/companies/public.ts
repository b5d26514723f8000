export { ReviewPanel } from './ReviewPanel.tsx'
export { SentBackTexts } from './SentBackTexts.tsx'
