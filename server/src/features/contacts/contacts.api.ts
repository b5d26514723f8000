export {
  deleteAccountPeople,
  findAccountPerson,
  hasPeople,
  insertAccountPerson as createAccountPerson,
  replacePersonMail,
  updateAccountPerson,
} from './account-people.store.ts'
export { findCompanyAccounts, isRead } from './contacts.store.ts'
export { arrangeLocations, locationKind } from './locations/location-kind.ts'
export {
  addLocationPerson,
  arrangeLocationPersons,
  changeLocationPerson,
  changeLocationPersonImage,
  listLocationPersons,
  removeLocationPerson,
  requireLocationOf,
  storeLocationPersonImage,
} from './locations/location-persons.ts'
export {
  deletePerson,
  deletePersonsOfCompany,
  findCompanyOf,
  findTeam,
  lockTeam,
  transferPeople,
} from './person-deletion.store.ts'
export { listContactsOfCompany } from './reading/list-contacts.ts'
