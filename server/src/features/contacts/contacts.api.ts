export { findCompanyAccounts } from './contacts.store.ts'
