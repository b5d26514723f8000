export { CompanyContactsCard } from './person/CompanyContactsCard.tsx'
export { FilesCard } from './uploads/FilesCard.tsx'
export { ImagesCard } from './uploads/ImagesCard.tsx'
