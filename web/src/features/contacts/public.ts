export { useCropWords } from './own/useCropWords.ts'
export { CompanyContactsCard } from './person/CompanyContactsCard.tsx'
