import { newId } from '#platform/db/columns.ts'
import type { Role, Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const applicants: Role[] = ['owner', 'other applicant']
const everybody: Role[] = [...applicants, 'pending company', 'other company', ...team, 'admin']
/** An admin is no contact of a company. */
const contacts: Role[] = [...team, 'other company', 'pending company']

const ofContact = async ({ contact }: Scene) => ({ params: { id: (await contact()).id } })
const ofHidden = async ({ hiddenContact }: Scene) => ({ params: { id: await hiddenContact() } })
const contactsOf = (id: string) => ({ params: { type: 'company', id } })

/** Contacts of companies and of the university. */
export const contactCells: Cells = {
  listContacts: {
    given: async ({ company }) => contactsOf((await company()).companyId),
    shows: {
      id: async ({ company }) => (await company()).organisationPersonId,
      to: [...applicants, ...team, 'admin'],
    },
  },
  'listContacts, hidden ones': {
    given: async ({ company }) => contactsOf((await company()).companyId),
    shows: { id: ({ hiddenContact }) => hiddenContact(), to: [] },
  },
  'listContacts, of a pending company': {
    given: async ({ pendingCompany }) => contactsOf((await pendingCompany()).companyId),
    seenBy: ['pending company', 'admin'],
  },
  'listContacts, of a refused company': {
    given: async ({ refused }) => contactsOf((await refused()).companyId),
    seenBy: ['pending company', 'admin'],
  },
  'listContacts, of the university': {
    given: async ({ supportContact }) => {
      await supportContact()
      return { params: { type: 'institution_location', id: 'karlsruhe' } }
    },
    shows: { id: ({ supportContact }) => supportContact(), to: everybody },
  },
  'listContacts, of another location': {
    given: async ({ emptyLocation }) => {
      return { params: { type: 'institution_location', id: await emptyLocation() } }
    },
    shows: { id: ({ supportContact }) => supportContact(), to: [] },
  },
  'listContacts, of no location': {
    given: () => ({ params: { type: 'institution_location', id: 'nirgendwo' } }),
    seenBy: [],
  },
  'listContacts, of a closed company': {
    given: async ({ closedCompany }) => contactsOf((await closedCompany()).companyId),
    seenBy: [],
  },
  getContact: { given: ofContact, seenBy: [...applicants, ...team, 'admin'] },
  'getContact, a hidden one': { given: ofHidden, seenBy: [...team, 'admin'] },
  'getContact, of a refused company': {
    given: async ({ refused }) => ({ params: { id: (await refused()).organisationPersonId } }),
    seenBy: ['pending company', 'admin'],
  },
  'getContact, of the university': {
    given: async ({ supportContact }) => ({ params: { id: await supportContact() } }),
  },
  'getContact, of a closed company': {
    given: async ({ closedCompany }) => ({ params: { id: (await closedCompany()).organisationPersonId } }),
    seenBy: [],
  },
  getContactImage: { given: ofContact, seenBy: [...applicants, ...team, 'admin'] },
  'getContactImage, of whoever has none': {
    given: async ({ colleague }) => ({ params: { id: (await colleague()).organisationPersonId } }),
    seenBy: [],
  },
  getContactFile: {
    given: async ({ contact }) => ({ params: await contact() }),
    seenBy: [...applicants, ...team, 'admin'],
  },
  'getContactFile, of somebody else': {
    given: async ({ contact, fileOfColleague }) => ({
      params: { id: (await contact()).id, fileId: await fileOfColleague() },
    }),
    seenBy: [],
  },
  listCompanyPersons: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId } }),
    seenBy: [...team, 'admin'],
    shows: { id: ({ hiddenContact }) => hiddenContact(), to: [...team, 'admin'] },
  },
  'listCompanyPersons, of no company': { given: () => ({ params: { id: newId() } }), seenBy: [] },
  'listCompanyPersons, of a closed company': {
    given: async ({ closedCompany }) => ({ params: { id: (await closedCompany()).companyId } }),
    seenBy: [],
  },
  arrangeCompanyPersons: {
    given: async ({ company, colleague }) => {
      const persons = [await company(), await colleague()].map(({ organisationPersonId: id }) => ({
        ...{ id, hidden: true, revision: 0 },
      }))
      return { params: { id: (await company()).companyId }, body: { persons } }
    },
    seenBy: ['company'],
  },
  getPersonProfile: { seenBy: contacts },
  savePersonProfile: {
    seenBy: contacts,
    given: () => ({
      body: { roleDe: 'Ausbildungsleitung', roleEn: '', mail: '', phone: '', revision: 0 },
    }),
  },
  savePersonImage: {
    seenBy: contacts,
    given: () => ({ params: { id: 'mainImage' }, body: { image: null } }),
  },
  savePersonFile: { seenBy: contacts, given: () => ({ params: { id: 'new' } }) },
  'savePersonFile, to remove none': {
    given: () => ({ params: { id: 'new' }, body: { file: null } }),
    seenBy: [],
  },
  'savePersonFile, in place of another’s': {
    given: async ({ fileOfColleague }) => ({ params: { id: await fileOfColleague() } }),
    seenBy: ['colleague without permission'],
  },
}
