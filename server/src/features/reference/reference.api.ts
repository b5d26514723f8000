export { loadReferenceData } from './load-reference-data.ts'
export { searchName } from './search-name.ts'
