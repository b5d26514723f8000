export { saveCompanyImage } from './save-company-image.ts'
