export { BlockAction, BlockCompanyMenu, BlockedNote } from './BlockCompanyMenu.tsx'
export { BlockedCompanies, BlockedSummary } from './BlockedCompanies.tsx'
export { useIsBlocked } from './queries.ts'
