export { CompanyContactsCard } from './person/CompanyContactsCard.tsx'
