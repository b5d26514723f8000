import { createOffer, listOfferChoices, listOwnOffers } from '@tandem/contract/offers/own-offers'
import { findPlaces } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, reply } from '#testing/stub-server.ts'
import { ImportOffers } from './ImportOffers.tsx'

const t = words.de.ownOffers.csv
const rows = page.getByRole('list', { name: t.preview })
const create = (count: number) =>
  page.getByRole('button', { name: fill(count === 1 ? t.create_one : t.create_other, { count }) })

test('each row says what it becomes; only the right ones become drafts, and the others stay to be read', async () => {
  await openImport()
  reply(createOffer, () => Response.json({}))
  const text = ['titel_de,plaetze,orte,mindestnote', 'Eins,2027: 2,Weg 1; 76133; Karlsruhe,', 'Zwei,viele,,5']
  await choose(text)
  await expect.element(rows.getByRole('listitem').first()).toMatchTextContent(`Eins${t.fit}`)
  await expect.element(rows).toMatchTextContent(`plaetze: ${fill(t.unreadable, { cell: 'viele' })}`)
  await expect.element(rows).toMatchTextContent('minimumGrade:')
  await create(1).click()
  await expect.element(rows).not.toMatchTextContent('Eins')
  await expect.element(rows).toMatchTextContent('Zwei')
  expect(askedOf(createOffer).map(({ body }) => body)).toMatchObject([
    {
      title: { de: 'Eins', en: '' },
      years: [{ year: 2027, total: 2 }],
      locations: [{ street: 'Weg 1', town: 'Karlsruhe', latitude: 49.01, longitude: 8.4 }],
    },
  ])
})

test('a row that names a contact person whom others do not see is refused by name, before anything is created', async () => {
  const id = '019b0000-0000-7000-8000-000000000046'
  const contacts = [{ id, name: 'Nora Nagel', role: '', notShown: true as const }]
  await openImport({ contacts })
  await choose(['titel_de;ansprechperson', `Eins;Nora Nagel [${id}]`, 'Zwei;'])
  await expect
    .element(rows)
    .toMatchTextContent(`ansprechperson: ${fill(t.contactNotShown, { name: 'Nora Nagel' })}`)
  await expect.element(create(1)).toBeVisible()
})

test('a file that is no table of offers is refused, and another one can be chosen', async () => {
  await openImport()
  await choose(['Guten Tag'])
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.unfit)
  await choose(['titel_de', 'Eins'])
  await expect.element(create(1)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('rows that reached no server stay ready, and tried again become no second draft', async () => {
  await openImport()
  await choose(['titel_de', 'Eins', 'Zwei', 'Drei'])
  let isCut = true
  reply(createOffer, () => {
    if (isCut && askedOf(createOffer).length === 2) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  await create(3).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(fill(t.stopped_other, { count: 2 }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.notifications.unreached)
  await expect.element(rows).not.toMatchTextContent('Eins')
  await expect.element(rows.getByRole('listitem').first()).toMatchTextContent(`Zwei${t.fit}`)
  isCut = false
  await create(2).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const asked = askedOf(createOffer)
  expect(asked.map(({ body }) => body.title.de)).toEqual(['Eins', 'Zwei', 'Zwei', 'Drei'])
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[2]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
})

test('without the lists that a file names from nothing is read, and they can be asked for again', async () => {
  await openImport({ choices: false })
  const failure = page.getByText(words.de.common.error.load)
  await expect.element(failure).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.choose })).toBeDisabled()
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: t.choose })).toBeEnabled()
})

type Contacts = { id: string; name: string; role: string; notShown?: true }[]

async function openImport({ choices = true, contacts = [] as Contacts } = {}) {
  signIn(company(), allPermissions)
  if (choices) answer(listOfferChoices, { contacts, institutionLocations: [] })
  else cutOff(listOfferChoices)
  answer(listOwnOffers, list([]))
  const place = { id: '1', name: 'Karlsruhe', postalCode: '76133', state: 'BW', country: 'DE' }
  answer(findPlaces, list([{ ...place, latitude: 49.01, longitude: 8.4 }]))
  await open(<ImportOffers />)
  await page.getByRole('button', { name: t.import }).click()
}

const choose = (lines: string[]) =>
  userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File([lines.join('\n')], 'angebote.csv', { type: 'text/csv' }),
  )
