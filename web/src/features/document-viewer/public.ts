export { DocumentViewer, InlineDocument } from './DocumentViewer.tsx'
