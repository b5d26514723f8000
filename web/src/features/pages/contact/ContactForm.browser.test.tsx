import { getPage } from '@tandem/contract/pages'
import { getContactDetails } from '@tandem/contract/pages/contact'
import { sendContactMessage } from '@tandem/contract/pages/contact-message'
import { isProof, proofText } from '@tandem/contract/pages/contact-proof'
import { paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { address, applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, findWrong, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.pages.contact
const field = (label: string) => page.getByLabelText(label, { exact: true })
const send = page.getByRole('button', { name: t.form.submit })

test('a message that was not sent stays, and is sent by the next try', async () => {
  await open()
  await fillIn()
  refuse(sendContactMessage, 'too_many_requests')
  await send.click()
  await expect.element(page.getByText(t.form.failed), { timeout: 6000 }).toBeVisible()
  await expect.element(field(t.form.message)).toHaveValue('Wann ist die Prüfung?')
  findWrong(sendContactMessage, { email: 'Diese Adresse geht nicht.' })
  await send.click()
  await expect.element(field(t.form.email)).toHaveAccessibleDescription('Diese Adresse geht nicht.')
  answer(sendContactMessage, true)
  await send.click()
  await expect.element(page.getByRole('heading', { name: t.sent.title })).toHaveFocus()
  const sent = askedOf(sendContactMessage).at(-1)?.body
  expect(sent).toMatchObject({
    topic: 'technical',
    locationId: 'ulm',
    email: 'mira@example.org',
    website: '',
  })
  expect((sent as { seconds: number }).seconds).toBeGreaterThanOrEqual(3)
})

test('what is typed is unsaved; the privacy policy opens beside it, and is only named where it is switched off', async () => {
  const { queries } = await open()
  expect(isAnythingUnsaved()).toBe(false)
  await field(t.form.message).fill('Wann ist die Prüfung?')
  await expect.poll(isAnythingUnsaved).toBe(true)
  const form = page.getByRole('form')
  const privacy = form.getByRole('link')
  await expect.element(privacy).toHaveAttribute('target', '_blank')
  await expect.element(privacy).toHaveAttribute('href', paths.privacy())
  answer(getSettings, z.parse(PublicSettings, { pages: { privacy: false } }))
  await queries.invalidateQueries()
  await expect.element(privacy).not.toBeInTheDocument()
  await expect.element(field(t.form.message)).toHaveValue('Wann ist die Prüfung?')
})

test('where the server asks for work, the browser does it, and nobody notices', async () => {
  vi.setSystemTime('2026-11-20T10:04:30Z')
  await open()
  await fillIn()
  // Of some 65,000 tries there are twenty at this moment.
  vi.setSystemTime('2026-11-20T10:04:36Z')
  reply(sendContactMessage, ({ body }) =>
    (body as { proof?: object }).proof ? Response.json(sent) : Response.json(asksForProof, { status: 428 }),
  )
  await send.click()
  await expect.poll(() => askedOf(sendContactMessage).length, { timeout: 9000 }).toBe(2)
  await expect.element(page.getByRole('heading', { name: t.sent.title })).toHaveFocus()
  const { email, message, proof } = askedOf(sendContactMessage)[1]?.body ?? {}
  if (!email || !message || !proof) throw new Error('There is no proof')
  const text = new TextEncoder().encode(proofText({ email, message }, proof))
  expect(isProof(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))).toBe(true)
})

test('what is missing stands at its field, and nothing is sent', async () => {
  await open()
  await send.click()
  await expect.element(field(t.form.name)).toHaveFocus()
  await expect.element(field(t.form.name)).toBeInvalid()
  await expect.element(field(t.form.message)).toBeInvalid()
  expect(askedOf(sendContactMessage)).toEqual([])
})

test('name and address of who is signed in are theirs, and say why they do not change', async () => {
  const mira = signIn(applicant())
  await open()
  for (const [label, value] of [
    [t.form.name, 'Mira Tannhof'],
    [t.form.email, mira.email],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value)
    await expect.element(field(label)).toHaveAttribute('readonly')
    await expect.element(field(label)).toHaveAccessibleDescription(t.form.own)
  }
})

test('while it is sent nothing can be changed, and the focus waits on the button', async () => {
  await open()
  await fillIn()
  const { promise, resolve } = Promise.withResolvers<Response>()
  reply(sendContactMessage, () => promise)
  await userEvent.click(field(t.form.name))
  await userEvent.keyboard('{Enter}')
  await expect.element(field(t.form.message)).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: t.form.location })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: t.form.busy })).toHaveFocus()
  await expect.poll(() => askedOf(sendContactMessage).length, { timeout: 6000 }).toBe(1)
  resolve(Response.json(sent))
  await expect.element(page.getByRole('heading', { name: t.sent.title })).toHaveFocus()
  await expect
    .element(page.getByRole('figure', { name: t.sent.copy }))
    .toMatchTextContent('Wann ist die Prüfung?')
})

test('a message whose answer was lost is the same one when it is sent again, and another one once it is changed', async () => {
  await page.viewport(390, 700)
  await open()
  await fillIn()
  cutOff(sendContactMessage)
  await send.click()
  // In sight of the button, also on a phone.
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => askedOf(sendContactMessage).length, { timeout: 6000 }).toBe(1)
  await expect.element(field(t.form.message)).toBeEnabled()
  await send.click()
  await expect.poll(() => askedOf(sendContactMessage).length).toBe(2)
  await expect.element(field(t.form.message)).toBeEnabled()
  await field(t.form.message).fill('Und wo?')
  answer(sendContactMessage, true)
  await send.click()
  await expect.element(page.getByRole('heading', { name: t.sent.title })).toHaveFocus()
  const [first, again, changed] = askedOf(sendContactMessage)
  const keyOf = (asked = first) => asked?.headers.get('idempotency-key')
  expect(keyOf()).toBeTruthy()
  expect([keyOf(again), again?.body]).toEqual([keyOf(), first?.body])
  expect(keyOf(changed)).not.toBe(keyOf())
})

test('choosing a location is an address of its own, keeps what was typed, and says who gets the message', async () => {
  const { router } = await open()
  const location = page.getByRole('combobox', { name: t.form.location })
  await expect
    .element(location)
    .toHaveAccessibleDescription(fill(t.form.goesTo, { name: 'Duale Hochschule' }))
  await field(t.form.message).fill('Wann ist die Prüfung?')
  await location.selectOptions('Ulm')
  await expect.poll(address).toBe(paths.contactLocation({ locationId: 'ulm' }))
  await expect.element(location).toHaveAccessibleDescription(fill(t.form.goesTo, { name: 'Ulm' }))
  await expect.element(page.getByRole('link', { name: /1\. Ulm/ })).toHaveAttribute('aria-current', 'true')
  await expect.element(field(t.form.message)).toHaveValue('Wann ist die Prüfung?')
  await router.navigate(-1)
  await expect.element(location).toHaveValue('')
  expect(address()).toBe(paths.contactUs())
  await expect.element(field(t.form.message)).toHaveValue('Wann ist die Prüfung?')
})

test('the statement on accessibility has a form that says where the barrier is', async () => {
  answer(getPage, { id: 'accessibility', title: 'Barrierefreiheit', body: 'Text', updatedAt })
  answer(sendContactMessage, true)
  await openApp(paths.accessibility())
  await field(t.form.page).fill('Angebotssuche')
  await field(t.form.name).fill('Mira')
  await field(t.form.email).fill('mira@example.org')
  await field(t.form.message).fill('Der Filter sagt nichts an.')
  await send.click()
  await expect.element(page.getByRole('heading', { name: t.sent.title }), { timeout: 6000 }).toHaveFocus()
  expect(askedOf(sendContactMessage)[0]?.body).toMatchObject({
    topic: 'accessibility',
    page: 'Angebotssuche',
  })
})

async function open() {
  answer(getContactDetails, { address: [], mail: null, phone: null, hours: null, locations: [ulm] })
  return openApp(paths.contactUs())
}

async function fillIn() {
  await page.getByRole('radio', { name: t.form.topics.technical }).click()
  await field(t.form.name).fill('Mira Tannhof')
  await field(t.form.email).fill('mira@example.org')
  await page.getByRole('combobox', { name: t.form.location }).selectOptions('Ulm')
  await field(t.form.message).fill('Wann ist die Prüfung?')
}

const sent = { meta: { status: 'SUCCESS', dataField: 'sent' }, sent: true }
const asksForProof = { '@type': 'Error', code: 'proof_required', title: '', description: '', status: 428 }
const updatedAt = '2026-11-01T09:00:00.000Z'
const ulm = {
  ...{ id: 'ulm', name: 'Ulm', street: '', postalCode: '89073', town: 'Ulm', latitude: 48.4, longitude: 10 },
  ...{ mail: 'ulm@example.org', phone: null, hours: null, contacts: [] },
}
