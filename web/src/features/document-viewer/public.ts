export { DocumentViewer } from './DocumentViewer.tsx'
