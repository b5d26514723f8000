export { loadReferenceData } from './load-reference-data.ts'
export { listNames } from './names.store.ts'
export { searchName } from './search-name.ts'
