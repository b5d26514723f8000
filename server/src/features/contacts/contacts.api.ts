export {
  deleteAccountPeople,
  findAccountPerson,
  hasPeople,
  insertAccountPerson as createAccountPerson,
  replacePersonMail,
  updateAccountPerson,
} from './account-people.store.ts'
export { findCompanyAccounts, isRead } from './contacts.store.ts'
export {
  deletePerson,
  deletePersonsOfCompany,
  findCompanyOf,
  lockTeam,
  transferPeople,
} from './person-deletion.store.ts'
