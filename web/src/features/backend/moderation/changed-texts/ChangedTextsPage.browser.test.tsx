import {
  approveText,
  type ChangedText,
  type ChangedTexts,
  listChangedTexts,
  sendTextBack,
} from '@tandem/contract/backend/changed-texts'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawNoFrames } from '#testing/background-tab.ts'
import { admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.changedTexts
const id = '019b0000-0000-7000-8000-000000000061'
const waiting: ChangedText = {
  id,
  company: { id, name: 'Krone AG' },
  offer: null,
  changedAt: '2026-11-20T08:00:00.000Z',
  texts: [{ field: 'descriptionDe', before: 'Wir zahlen gut.', now: 'Wir zahlen sehr gut.' }],
  reason: '',
  sentBackAt: null,
  revision: 4,
}
const shown = (texts: Partial<ChangedTexts>): ChangedTexts => ({
  ...{ isOn: true, waiting: [], sentBack: [], ...texts },
})

beforeEach(() => {
  signIn(admin(), ['backend'])
  drawNoFrames()
})

const open = async (texts: Partial<ChangedTexts>) => {
  answer(listChangedTexts, shown(texts))
  await openApp(paths.backendChangedTexts())
}
const card = () => page.getByRole('listitem').filter({ hasText: 'Krone AG' })

test('what is new is marked; a text sent back needs a reason and waits apart for its company', async () => {
  await open({ waiting: [waiting] })
  await expect.element(card().getByRole('insertion')).toMatchTextContent('sehr')
  await card()
    .getByRole('button', { name: fill(t.sendBackOne, { title: 'Krone AG' }) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.sendBack }).click()
  await expect.element(dialog.getByText('Bitte mindestens 10 Zeichen eingeben.')).toBeVisible()
  const reason = 'Der Betrag stimmt nicht.'
  await dialog.getByLabelText(words.de.office.reason).fill(reason)
  const sentBack = { ...waiting, reason, sentBackAt: '2026-11-20T09:00:00.000Z' }
  answer(sendTextBack, shown({ sentBack: [sentBack] }))
  await dialog.getByRole('button', { name: t.sendBack }).click()
  await expect.element(page.getByRole('heading', { name: t.sentBack })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(card()).toMatchTextContent(reason)
  await expect.element(card().getByRole('button', { name: /^Zurückgeben/ })).not.toBeInTheDocument()
  expect(askedOf(sendTextBack)[0]?.body).toMatchObject({ reason, revision: 4 })
})

test('with an approved text the focus goes to the one that follows it', async () => {
  const offer = { id, title: 'Informatik' }
  const next = { ...waiting, id: id.replace(/1$/, '2'), offer }
  await open({ waiting: [waiting, next] })
  answer(approveText, shown({ waiting: [next] }))
  await page.getByRole('button', { name: fill(t.approveOne, { title: 'Krone AG' }) }).click()
  await expect.element(page.getByRole('heading', { name: 'Krone AG' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: offer.title })).toHaveFocus()
})

test('a text that changed meanwhile is not approved unseen', async () => {
  await open({ waiting: [{ ...waiting, reason: 'Der Betrag stimmt nicht.' }] })
  await expect.element(card()).toMatchTextContent(t.answered)
  const texts = [{ field: 'descriptionDe' as const, before: 'Wir zahlen gut.', now: 'Wir zahlen fürstlich.' }]
  refuse(approveText, 'changed_elsewhere', {
    current: shown({ waiting: [{ ...waiting, texts, revision: 5 }] }),
  })
  const approve = card().getByRole('button', { name: fill(t.approveOne, { title: 'Krone AG' }) })
  await approve.click()
  await expect.element(page.getByText(t.changedElsewhere)).toBeVisible()
  await expect.element(card().getByRole('insertion')).toMatchTextContent('fürstlich')
  answer(approveText, shown({}))
  await approve.click()
  await expect.element(page.getByText(t.none)).toBeVisible()
  expect(askedOf(approveText).map(({ body }) => (body as { revision: number }).revision)).toEqual([4, 5])
})

test('a reason stays when the text changes meanwhile, and when it is decided on', async () => {
  await open({ waiting: [waiting] })
  await card()
    .getByRole('button', { name: fill(t.sendBackOne, { title: 'Krone AG' }) })
    .click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabelText(words.de.office.reason)
  await reason.fill('Der Betrag stimmt nicht.')
  refuse(sendTextBack, 'changed_elsewhere', { current: shown({ waiting: [{ ...waiting, revision: 5 }] }) })
  const send = dialog.getByRole('button', { name: t.sendBack })
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.de.office.reasonOutdated)
  refuse(sendTextBack, 'changed_elsewhere', { current: shown({}) })
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.de.office.reasonMoot)
  await expect.element(reason).toHaveValue('Der Betrag stimmt nicht.')
  expect(askedOf(sendTextBack).map(({ body }) => (body as { revision: number }).revision)).toEqual([4, 5])
})

test('where nobody looks at changes, it says which setting turns that on', async () => {
  await open({ isOn: false, waiting: [waiting] })
  await expect.element(page.getByText(t.off)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.toSettings }))
    .toHaveAttribute('href', paths.backendSettings({ hash: 'unternehmen' }))
  await expect.element(card()).not.toBeInTheDocument()
})
