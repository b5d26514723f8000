import {
  type ContactDetails,
  getContact,
  getPersonProfile,
  type PersonProfile,
  savePersonFile,
  savePersonImage,
  savePersonProfile,
} from '@tandem/contract/contacts'
import { getContactImage } from '@tandem/contract/images'
import { paths } from '@tandem/contract/paths'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, company, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, refuse, reply } from '#testing/stub-server.ts'
import { PersonAvatar } from './person/PersonAvatar.tsx'
import { useChangePersonImage } from './queries.ts'

const t = words.de.contacts
const account = company()
const companyId = account.companyId ?? ''
const contactId = account.organisationPersonId ?? ''
const phone = page.getByLabelText(t.own.phone)
const role = page.getByLabelText(t.own.roleDe)
const save = page.getByRole('button', { name: t.own.save, exact: true })

test('whoever saves over a change from elsewhere keeps what they typed, and saves it on top', async () => {
  await openOwn()
  await phone.fill('030 23125-77')
  const current = { ...profile, roleDe: 'Leitung', revision: 8 }
  refuse(savePersonProfile, 'changed_elsewhere', { current })
  await save.click()
  await expect.element(page.getByText(t.own.changedText)).toBeVisible()
  await expect.element(role).toHaveValue('Leitung')
  await expect.element(phone).toHaveValue('030 23125-77')
  answer(savePersonProfile, { ...current, phone: '030 23125-77', revision: 9 })
  await save.click()
  await expect
    .poll(() => askedOf(savePersonProfile)[1]?.body)
    .toMatchObject({ roleDe: 'Leitung', phone: '030 23125-77', revision: 8 })
})

test('what is typed while a save is on its way stays, and is saved next', async () => {
  await openOwn()
  await phone.fill('030 23125-1')
  const saved = Promise.withResolvers<PersonProfile>()
  answer(savePersonProfile, () => saved.promise)
  await save.click()
  await expect.poll(() => askedOf(savePersonProfile)).toHaveLength(1)
  await phone.fill('030 23125-12')
  saved.resolve({ ...profile, phone: '030 23125-1', roleDe: 'Leitung', revision: 8 })
  await expect.element(role).toHaveValue('Leitung')
  await expect.element(phone).toHaveValue('030 23125-12')
  await save.click()
  await expect
    .poll(() => askedOf(savePersonProfile)[1]?.body)
    .toMatchObject({ phone: '030 23125-12', roleDe: 'Leitung', revision: 8 })
})

test('a picture changes nothing that was typed over; what else changed is not overwritten', async () => {
  const file = { id: contactId, name: 'plan.pdf', mediaType: 'application/pdf', size: 1000 }
  await openOwn({ hasImage: true, files: [file] })
  await phone.fill('030 23125-77')
  const removeOf = (name: string) => page.getByRole('button', { name: fill(t.own.removeOne, { name }) })
  answer(savePersonImage, { ...profile, files: [file], revision: 8 })
  await removeOf(t.own.image).click()
  await expect.element(removeOf(t.own.image)).not.toBeInTheDocument()
  answer(savePersonFile, { ...profile, roleDe: 'Leitung', revision: 9 })
  await removeOf(file.name).click()
  await expect.element(removeOf(file.name)).not.toBeInTheDocument()
  answer(savePersonProfile, profile)
  await save.click()
  await expect
    .poll(() => askedOf(savePersonProfile)[0]?.body)
    .toMatchObject({ roleDe: 'Ausbildungsleitung', phone: '030 23125-77', revision: 8 })
})

test('a picture that takes the place of another is shown at once, past what the browser keeps', async () => {
  signIn(account)
  const pictured = { ...profile, hasImage: true }
  reply(getContactImage, () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  answer(savePersonImage, { ...pictured, revision: 8 })
  await open(
    <>
      <PersonAvatar person={pictured} tone="practice" size={48} />
      <Change />
    </>,
  )
  await expect.poll(() => askedOf(getContactImage)).toHaveLength(1)
  const asked = vi.spyOn(window, 'fetch')
  await page.getByRole('button', { name: 'Anderes Bild' }).click()
  await expect.poll(() => askedOf(getContactImage)).toHaveLength(2)
  expect(asked.mock.lastCall).toMatchObject([expect.stringContaining('/image/'), { cache: 'no-cache' }])
})

test('what the server refuses stands at its field', async () => {
  await openOwn()
  findWrong(savePersonProfile, { phone: 'So nicht.' })
  await role.fill('Leitung')
  await save.click()
  await expect.element(phone).toHaveAccessibleDescription('So nicht.')
  await expect.element(role).toHaveValue('Leitung')
})

test('an applicant reads, writes and sees no form', async () => {
  signIn(applicant())
  answer(getContact, { ...contact, can: { message: true, edit: false } })
  await openApp(paths.contact({ companyId, contactId }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jule Kirschgrund' })).toBeVisible()
  await page.getByRole('button', { name: t.write }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('a support contact of a location is read like one of a company, and leads back to the others', async () => {
  signIn(applicant())
  const karlsruhe = { type: 'institution_location', id: 'ka', name: 'Karlsruhe', town: 'Karlsruhe' } as const
  const can = { message: true, edit: false }
  answer(getContact, { ...contact, role: 'Studienberatung', organisation: karlsruhe, can })
  await openApp(paths.contact({ companyId: 'ka', contactId }))
  await expect.element(page.getByText('Studienberatung, Karlsruhe')).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.write })).toBeVisible()
  const back = page.getByRole('main').getByRole('link', { name: t.support.title })
  await expect.element(back).toHaveAttribute('href', paths.supportContacts())
})

test('a contact of another company is not there', async () => {
  signIn(applicant())
  answer(getContact, contact)
  await openApp(paths.contact({ companyId: contactId, contactId }))
  await expect.element(page.getByRole('heading', { name: t.person.missing })).toBeVisible()
  expect(document.title).not.toContain(contact.lastName)
})

const organisation = { type: 'company', id: companyId, name: 'Werkhof GmbH', town: 'Karlsruhe' } as const
const named = { id: contactId, firstName: 'Jule', lastName: 'Kirschgrund', hasImage: false, organisation }

const contact: ContactDetails & { '@id': string; '@type': string } = {
  '@id': '',
  '@type': 'OrganisationPerson',
  ...named,
  ...{ role: 'Ausbildungsleitung', mail: null, phone: null, files: [], offers: [] },
  can: { message: false, edit: true },
}

const profile: PersonProfile = {
  ...named,
  ...{ roleDe: 'Ausbildungsleitung', roleEn: '', mail: '', phone: '030 23125-0' },
  ...{ hidden: false, files: [], revision: 7 },
}

function Change() {
  const change = useChangePersonImage()
  return (
    <button type="button" onClick={() => change.mutate({ id: 'mainImage', file: null })}>
      Anderes Bild
    </button>
  )
}

async function openOwn(parts: Partial<PersonProfile> = {}) {
  signIn(account)
  answer(getContact, contact)
  answer(getPersonProfile, { ...profile, ...parts })
  await openApp(paths.contact({ companyId, contactId }))
  await expect.element(page.getByRole('heading', { name: t.own.title })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: fill(t.person.toCompany, { company: 'Werkhof GmbH' }) }))
    .toBeVisible()
}
