export { DeleteSection } from './account/DeleteSection.tsx'
export { DeletionNotice } from './account/DeletionNotice.tsx'
export { ExportSection } from './account/ExportSection.tsx'
