import { type EditedContent, getContent, listContents, saveContent } from '@tandem/contract/backend/contents'
import {
  addLocationPerson,
  arrangeLocationPersons,
  arrangeLocations,
  listLocationPersons,
} from '@tandem/contract/backend/locations'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { spaceText } from '#testing/text-spacing.ts'

const t = words.de.locations
const fields = words.de.contents.location

const saved = (id: string, name: string): EditedContent => ({
  id,
  ...{ revision: 1, planned: null, isShown: true, english: 'current' as const, placeholders: [] },
  content: {
    ...{ kind: 'location' as const, name, street: 'Seeweg 1', postalCode: '88045', town: 'Friedrichshafen' },
    ...{ latitude: 47.66, longitude: 9.48, mail: '', phone: '', bodyDe: '', bodyEn: '', isWithdrawn: false },
  },
  ...{ published: version, versions: [version] },
})
const at = '2026-11-01T08:00:00.000Z'
const version = {
  ...{
    revision: 1,
    isStarter: false,
    savedBy: null,
    savedAt: at,
    publishedAt: at,
    publishAt: null,
    asksConsent: false,
  },
}

function stub() {
  signIn(admin(), ['backend'])
  const lake = saved('see', 'Campus am See')
  answer(listContents, () => [lake, saved('tal', 'Campus im Tal')])
  answer(getContent, () => lake)
  answer(listLocationPersons, () => [])
}

const person = (id: string, firstName: string) => ({
  ...{ id, firstName, lastName: 'Rau', roleDe: '', roleEn: '', mail: '', phone: '' },
  ...{ hidden: false, hasImage: false, hasAccount: false, revision: 1 },
})

test('locations change places by their buttons, and say where they stand', async () => {
  stub()
  answer(arrangeLocations, () => ['tal', 'see'])
  await openApp(paths.backendLocations())
  await page.getByRole('button', { name: '„Campus am See“ nach unten' }).click()
  await expect.element(page.getByText('„Campus am See“ steht an Stelle 2 von 2')).toBeInTheDocument()
  expect(askedOf(arrangeLocations)).toMatchObject([{ body: { from: ['see', 'tal'], to: ['tal', 'see'] } }])
  await expect.element(page.getByRole('listitem').nth(0)).toBeInTheDocument()
})

test('a move of a location that is refused is not said to be done', async () => {
  stub()
  refuse(arrangeLocations, 'too_many_requests')
  await openApp(paths.backendLocations())
  await page.getByRole('button', { name: '„Campus am See“ nach unten' }).click()
  await expect.element(page.getByText(t.notArranged)).toBeVisible()
  await expect.element(page.getByText(/steht an Stelle/)).not.toBeInTheDocument()
})

test('a long address of a person fits into a narrow window, however far its letters stand apart', async () => {
  stub()
  const mail = 'dominik-alexander.zimmerle.mosbach@example.org'
  answer(listLocationPersons, [{ ...person(idOf(1), 'Dominik'), mail }])
  await spaceText()
  await openApp(paths.backendLocations({ locationId: 'see' }))
  const address = page.getByText(mail)
  await expect.element(address).toBeVisible()
  expect(boxOf(address).right).toBeLessThanOrEqual(320)
})

test('a move of a person that is refused is not said to be done', async () => {
  stub()
  answer(listLocationPersons, [person(idOf(1), 'Ina'), person(idOf(2), 'Oda')])
  refuse(arrangeLocationPersons, 'too_many_requests')
  await openApp(paths.backendLocations({ locationId: 'see' }))
  await page.getByRole('button', { name: '„Ina Rau“ nach unten' }).click()
  await expect.element(page.getByText(t.notArranged)).toBeVisible()
  await expect.element(page.getByText(/steht an Stelle/)).not.toBeInTheDocument()
})

const idOf = (number: number) => `019b0000-0000-7000-8000-00000000000${number}`

test('a place is typed, moved by keyboard and set by a click; somebody is listed there', async () => {
  stub()
  answer(saveContent, () => saved('see', 'Campus am See'))
  answer(addLocationPerson, () => [])
  await openApp(paths.backendLocations({ locationId: 'see' }))
  const latitude = page.getByLabelText(fields.latitude)
  await latitude.fill('47.7')
  const north = page.getByRole('button', { name: 'Nach Norden' })
  await expect.element(north).toBeVisible()
  ;(north.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(latitude).toHaveValue(47.7045)
  await page.getByRole('region', { name: 'Karte: Campus am See' }).click({ position: { x: 30, y: 40 } })
  await expect.element(page.getByText('Die Lage ist auf der Karte gesetzt')).toBeInTheDocument()
  await expect.element(latitude).not.toHaveValue(47.7045)
  await page.getByRole('button', { name: words.de.contents.publish }).click()
  await expect.poll(() => askedOf(saveContent)).toHaveLength(1)

  await page.getByRole('button', { name: t.persons.add }).click()
  await page.getByRole('button', { name: t.save }).click()
  await expect.element(page.getByLabelText(t.persons.fields.firstName)).toHaveFocus()
  await page.getByLabelText(t.persons.fields.firstName).fill('Ina')
  await page.getByLabelText(t.persons.fields.lastName).fill('Rau')
  await page.getByRole('button', { name: t.save }).click()
  await expect.poll(() => askedOf(addLocationPerson)).toMatchObject([{ body: { lastName: 'Rau' } }])
})
