import {
  arrangeCompanyPersons as arrangeCompanyPersonsEndpoint,
  getContact as getContactEndpoint,
  getContactFile as getContactFileEndpoint,
  getPersonProfile as getPersonProfileEndpoint,
  listCompanyPersons as listCompanyPersonsEndpoint,
  listContacts as listContactsEndpoint,
  savePersonFile as savePersonFileEndpoint,
  savePersonImage as savePersonImageEndpoint,
  savePersonProfile as savePersonProfileEndpoint,
} from '@tandem/contract/contacts'
import * as images from '@tandem/contract/images'
import { route } from '#platform/http/route.ts'
import { changePersonFile, changePersonImage } from './own/own-files.ts'
import { getPersonProfile, savePersonProfile } from './own/own-profile.ts'
import { getContact, getContactFile, getContactImage } from './reading/get-contact.ts'
import { listContacts } from './reading/list-contacts.ts'
import { arrangeCompanyPersons, listCompanyPersons } from './team/company-persons.ts'

export const contactsRoutes = [
  route(listContactsEndpoint, listContacts),
  route(getContactEndpoint, getContact),
  route(images.getContactImage, getContactImage),
  route(getContactFileEndpoint, getContactFile),
  route(listCompanyPersonsEndpoint, listCompanyPersons),
  route(arrangeCompanyPersonsEndpoint, arrangeCompanyPersons),
  route(getPersonProfileEndpoint, getPersonProfile),
  route(savePersonProfileEndpoint, savePersonProfile),
  route(savePersonImageEndpoint, changePersonImage),
  route(savePersonFileEndpoint, changePersonFile),
]
