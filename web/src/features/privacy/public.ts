export { DeleteSection } from './account/DeleteSection.tsx'
export { ExportSection } from './account/ExportSection.tsx'
