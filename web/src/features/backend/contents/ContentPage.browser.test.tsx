import {
  type ContentOf,
  cancelPublication,
  createContent,
  type EditedContent,
  getContent,
  getContentVersion,
  listContents,
  saveContent,
  sendTestMail,
} from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storeUnsaved } from '#lib/form/unsaved-values.ts'
import {
  button,
  edited,
  field,
  german,
  imprint,
  notice,
  openContent,
  publish,
  starter,
  t,
  texts,
} from '#testing/content-page.ts'
import { address, admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong } from '#testing/stub-server.ts'

test('both languages are edited, seen as they will be, and published', async () => {
  await openContent(imprint)
  await german.fill('## Neu\n\nMit **Nachdruck**.')
  await page.getByText(t.preview, { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Neu' })).toBeVisible()
  await page.getByText(t.edit, { exact: true }).click()
  answer(saveContent, { ...imprint, revision: 3, content: { ...texts, bodyDe: '## Neu' } })
  await expect.element(page.getByText(t.englishBehind)).toBeVisible()
  await publish.click()
  await expect.element(page.getByText(t.published)).toBeVisible()
  expect(askedOf(saveContent)[0]?.body).toMatchObject({ revision: 2, publishAt: null })
  await expect.element(page.getByText(t.nothing)).toBeVisible()
  await expect.element(page.getByText(t.englishBehind)).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').getByRole('button', { name: t.show })).toBeVisible()
})

test('what would change stands beside a version, word by word in both languages', async () => {
  answer(getContentVersion, { ...edited, content: texts })
  await openContent(imprint)
  await german.fill('Ganz neu.')
  await button(t.changes).click()
  const changes = page.getByRole('region', { name: `${t.changes}: ${t.languages.de}` })
  await expect.element(changes).toMatchTextContent('gestrichen: Alt eingefügt: Ganz neu.')
  await expect.element(page.getByText(fill(t.sameIn, { language: t.languages.en }))).toBeVisible()
  answer(getContentVersion, { ...starter, content: { ...texts, bodyEn: 'Before.' } })
  await button(fill(t.compare, { number: '1' })).click()
  await expect
    .element(page.getByRole('region', { name: `${t.changes}: ${t.languages.en}` }))
    .toMatchTextContent('gestrichen: Before')
})

test('after a reload what was typed is there again', async () => {
  signIn(admin(), ['backend'])
  storeUnsaved('content page imprint 2', { content: { ...texts, bodyDe: 'Halb fertig' } })
  await openContent(imprint)
  await expect.element(german).toHaveValue('Halb fertig')
  await expect.element(page.getByText(t.restored)).toBeVisible()
})

test('an earlier version comes into the form and is published from there', async () => {
  answer(getContentVersion, { ...starter, content: { ...texts, bodyDe: 'Früher.' } })
  await openContent(imprint)
  await button('Fassung 1 übernehmen').click()
  await expect.element(german).toHaveValue('Früher.')
  await expect.element(page.getByText('Fassung 1 steht im Formular')).toBeVisible()
  expect(askedOf(saveContent)).toEqual([])
})

test('what was restored is put in once: what is typed over it and saved stays', async () => {
  signIn(admin(), ['backend'])
  storeUnsaved('content page imprint 2', { content: { ...texts, bodyDe: 'Halb fertig' } })
  await openContent(imprint)
  await expect.element(german).toHaveValue('Halb fertig')
  await german.fill('Ganz fertig')
  answer(saveContent, { ...imprint, revision: 3, content: { ...texts, bodyDe: 'Ganz fertig' } })
  await publish.click()
  await expect.element(page.getByText(t.published)).toBeVisible()
  await expect.element(page.getByText(t.nothing)).toBeVisible()
  await expect.element(german).toHaveValue('Ganz fertig')
})

test('what is wrong stands at its field, and leaving asks first', async () => {
  await openContent(imprint)
  await german.fill(' ')
  await publish.click()
  await expect.element(german).toBeInvalid()
  await german.fill('Text')
  findWrong(saveContent, { 'content.titleDe': 'Zu lang.' })
  await publish.click()
  await expect.element(field('Überschrift, Deutsch')).toHaveAccessibleDescription('Zu lang.')
  await page.getByRole('link', { name: t.all }).click()
  await expect.element(page.getByRole('dialog', { name: words.de.office.leave.title })).toBeVisible()
  await button(words.de.office.leave.stay).click()
  await expect.element(german).toHaveValue('Text')
})

test('a publication is planned for a day, and called off', async () => {
  await openContent(imprint)
  await german.fill('Ab morgen.')
  await page.getByRole('radio', { name: t.later }).click()
  await field(t.day).fill('2031-03-04')
  const publishAt = '2031-03-04T05:00:00.000Z'
  const next = { ...edited, revision: 3, publishAt, publishedAt: null }
  const planned = { ...next, content: { ...texts, bodyDe: 'Ab morgen.' } }
  answer(saveContent, { ...imprint, revision: 3, planned, versions: [next, edited, starter] })
  await button(t.plan).click()
  await expect.element(page.getByText(t.plannedText)).toBeVisible()
  expect(askedOf(saveContent)[0]?.body).toMatchObject({ publishAt })
  answer(cancelPublication, { ...imprint, revision: 3 })
  await button(t.cancelPlan).click()
  await expect.element(german).toHaveValue('Alt.')
  await expect.element(page.getByText(t.plannedText)).not.toBeInTheDocument()
})

test('only the terms and the privacy policy may ask for consent, which is kept with a plan and named in the versions', async () => {
  const { router } = await openContent(imprint)
  const tick = page.getByRole('checkbox', { name: t.askConsent })
  await expect.element(tick).not.toBeInTheDocument()
  const publishAt = '2031-03-04T05:00:00.000Z'
  const next = { ...edited, revision: 3, publishAt, publishedAt: null, asksConsent: true }
  const terms = { ...imprint, id: 'terms' }
  answer(getContent, terms)
  await router.navigate(paths.content({ kind: 'page', contentId: 'terms' }))
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  await page.getByRole('radio', { name: t.later }).click()
  await field(t.day).fill('2031-03-04')
  const versions = [next, { ...edited, asksConsent: true }, starter]
  answer(saveContent, { ...terms, revision: 3, planned: { ...next, content: texts }, versions })
  await button(t.plan).click()
  await expect.element(page.getByText(t.plannedText)).toBeVisible()
  expect(askedOf(saveContent)[0]?.body).toMatchObject({ asksConsent: true, publishAt })
  await expect.element(tick).toBeChecked()
  expect(page.getByText(t.consentAsked).elements()).toHaveLength(2)

  findWrong(saveContent, { asksConsent: 'Hier nicht.' })
  await tick.click()
  await button(t.plan).click()
  await expect.element(tick).toHaveAccessibleDescription(/Hier nicht\./)
  await expect.element(tick).not.toBeChecked()
})

test('what is typed stays when a planned publication is called off', async () => {
  const next = { ...edited, revision: 3, publishAt: '2031-03-04T05:00:00.000Z', publishedAt: null }
  const planned = { ...next, content: { ...texts, titleDe: 'Bald', bodyDe: 'Ab morgen.' } }
  await openContent({ ...imprint, revision: 3, planned }, t.plan)
  await german.fill('Meins.')
  answer(cancelPublication, { ...imprint, revision: 4 })
  await button(t.cancelPlan).click()
  await expect.element(page.getByText(t.plannedText)).not.toBeInTheDocument()
  await expect.element(german).toHaveValue('Meins.')
  await expect.element(field('Überschrift, Deutsch')).toHaveValue('Impressum')
  answer(saveContent, { ...imprint, revision: 5 })
  await publish.click()
  await expect.poll(() => askedOf(saveContent)[0]?.body).toMatchObject({ revision: 4, publishAt: null })
})

test('notices that nobody sees any more stand behind those that are shown or to come', async () => {
  const named = (titleDe: string, change: Partial<ContentOf<'notice'>>) => ({
    ...notice,
    id: titleDe,
    content: {
      ...notice.content,
      titleDe,
      showFrom: null,
      showUntil: null,
      ...change,
    } as typeof notice.content,
  })
  signIn(admin(), ['backend'])
  answer(listContents, [
    named('Zurückgezogenes', { isWithdrawn: true }),
    named('Vergangenes', { showUntil: '2020-01-01T00:00:00.000Z' }),
    named('Kommendes', { showFrom: '2999-01-01T00:00:00.000Z' }),
    named('Gezeigtes', {}),
  ])
  await openApp(paths.contents({ kind: 'notice' }))
  const past = page.getByRole('region', { name: t.pastNotices })
  await expect.element(past.getByRole('link', { name: 'Zurückgezogenes' })).toBeVisible()
  await expect.element(past.getByRole('link', { name: 'Vergangenes' })).toBeVisible()
  expect(past.getByRole('link').elements()).toHaveLength(2)
  const order = page.getByRole('main').getByRole('link', { name: /es$/ })
  expect(order.elements().map(({ textContent }) => textContent)).toEqual([
    'Kommendes',
    'Gezeigtes',
    'Zurückgezogenes',
    'Vergangenes',
  ])
})

test('a new notice has its audience and days; it is withdrawn and, by undo, shown again', async () => {
  signIn(admin(), ['backend'])
  await openApp(paths.content({ kind: 'notice', contentId: 'neu' }))
  await field('Überschrift, Deutsch').fill('Wartung')
  await field(t.noticeAudience).selectOptions(t.audiences.company)
  await field(t.showFrom).fill('2031-03-04')
  answer(createContent, notice)
  answer(getContent, notice)
  await publish.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wartung' })).toBeVisible()
  expect(askedOf(createContent)[0]?.body).toMatchObject({
    content: { audience: 'company', showFrom: '2031-03-04T05:00:00.000Z', showUntil: null },
  })
  answer(saveContent, { ...notice, revision: 2, content: { ...notice.content, isWithdrawn: true } })
  await button(t.withdraw).click()
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click()
  await expect.element(page.getByText(t.withdrawnText)).toBeVisible()
  answer(saveContent, { ...notice, revision: 3 })
  await button(t.undo).click()
  await expect.element(button(t.withdraw)).toBeVisible()
  expect(askedOf(saveContent).map(({ body }) => body?.revision)).toEqual([1, 2])
})

test('a question that is withdrawn keeps its plan, and says what becomes of it then', async () => {
  answer(listContents, [])
  const next = { ...edited, revision: 3, publishAt: '2031-03-04T05:00:00.000Z', publishedAt: null }
  const question: ContentOf<'question'> = {
    ...{ kind: 'question', audience: 'applicant', topic: 'geld', isWithdrawn: false },
    ...{ titleDe: 'Wann?', titleEn: '', bodyDe: 'Bald.', bodyEn: '' },
  }
  const planned = { ...next, content: { ...question, bodyDe: 'Ab März.' } }
  const record: EditedContent = { ...imprint, id: 'wann', revision: 3, content: question, planned }
  signIn(admin(), ['backend'])
  answer(getContent, record)
  await openApp(paths.content({ kind: 'question', contentId: record.id }))
  await button(t.withdraw).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/geplant ist/)
  const withdrawn = { ...question, isWithdrawn: true }
  const hidden = { ...planned, content: { ...planned.content, isWithdrawn: true } }
  answer(saveContent, { ...record, revision: 4, content: withdrawn, planned: hidden })
  await dialog.getByRole('button', { name: t.withdraw }).click()
  await expect.element(page.getByText(t.withdrawnText)).toBeVisible()
  await expect.element(page.getByText(t.plannedWithdrawn)).toBeVisible()
  await expect.element(field('Antwort, Deutsch')).toHaveValue('Ab März.')
  expect(askedOf(saveContent)[0]?.body).toMatchObject({ content: withdrawn, revision: 3, keepsPlan: true })
})

const mailContent: ContentOf<'mail'> = {
  ...{ kind: 'mail' as const, titleDe: 'Hallo', titleEn: '', headingDe: 'Hallo', headingEn: '' },
  ...{ bodyDe: '{Komm|Kommen Sie}, {firstName}.', bodyEn: '', buttonDe: 'Los', buttonEn: '' },
  ...{ smallDe: '', smallEn: '' },
}

test('a mail is tried on oneself; what nobody fills in stands at its field', async () => {
  const placeholders = [{ name: 'firstName', example: { de: 'Lena', en: 'Lena' } }]
  await openContent({ ...imprint, id: 'welcome', content: mailContent, placeholders })
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.de.operations.mailKinds.welcome }))
    .toBeVisible()
  await page.getByText(t.preview, { exact: true }).click()
  await expect.element(page.getByRole('region', { name: /Deutsch/ })).toMatchTextContent('Komm, Lena.')
  findWrong(sendTestMail, { 'content.bodyDe': 'Unbekannt: {vorname}' })
  await button(t.sendTest).click()
  await expect.element(german).toHaveAccessibleDescription(/Unbekannt/)
  answer(sendTestMail, 'vera@example.org')
  await german.fill('Komm.')
  await expect.element(page.getByText(fill(t.leftOut, { names: '{firstName}' }))).toBeVisible()
  await button(t.sendTest).click()
  await expect.element(page.getByText(fill(t.testSent, { email: 'vera@example.org' }))).toBeVisible()
  expect(askedOf(sendTestMail).at(-1)?.body).toMatchObject({ content: { bodyDe: 'Komm.' }, language: 'de' })
})

test('mails are found by name and words, and the search stands in the address', async () => {
  const mail = (id: string, bodyDe: string) => ({
    ...imprint,
    id,
    content: { ...mailContent, bodyDe },
  })
  signIn(admin(), ['backend'])
  answer(listContents, [mail('welcome', 'Schön, dass du da bist.'), mail('request_password', 'Ein Link.')])
  await openApp(paths.contents({ kind: 'mail', search: { text: 'schön' } }))
  const { mailKinds } = words.de.operations
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link(mailKinds.welcome)).toBeVisible()
  await expect.element(link(mailKinds.request_password)).not.toBeInTheDocument()
  await field(t.searchMails).fill(mailKinds.request_password)
  await expect.element(link(mailKinds.request_password)).toBeVisible()
  await expect.element(link(mailKinds.welcome)).not.toBeInTheDocument()
  const { search } = new URL(address(), location.origin)
  expect(new URLSearchParams(search).get('text')).toBe(mailKinds.request_password)
})

test('questions are found by their words, and that none is found is said', async () => {
  const question = (id: string, titleDe: string) => ({
    ...imprint,
    id,
    content: {
      ...{ kind: 'question' as const, audience: 'applicant' as const, topic: 'geld', isWithdrawn: false },
      ...{ titleDe, titleEn: '', bodyDe: 'Ja.', bodyEn: '' },
    },
  })
  const topic = { id: 'geld', titleDe: 'Geld', titleEn: '', questions: ['lohn', 'wohnen'] }
  const topics = { ...imprint, id: 'applicant', content: { kind: 'topics' as const, topics: [topic] } }
  signIn(admin(), ['backend'])
  answer(listContents, [topics, question('lohn', 'Verdiene ich etwas?'), question('wohnen', 'Wo wohne ich?')])
  await openApp(paths.contents({ kind: 'question', search: { text: 'wohne' } }))
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Wo wohne ich?')).toBeVisible()
  await expect.element(link('Verdiene ich etwas?')).not.toBeInTheDocument()
  await field(t.search).fill('Raumfahrt')
  await expect.element(link('Wo wohne ich?')).not.toBeInTheDocument()
  await expect.element(page.getByText(t.found_zero).last()).toBeVisible()
})

test('topics and questions are moved by keyboard, which stays where it is', async () => {
  answer(listContents, [])
  const topics: ContentOf<'topics'> = {
    kind: 'topics',
    topics: [
      { id: 'geld', titleDe: 'Geld', titleEn: '', questions: ['lohn'] },
      { id: 'zeit', titleDe: 'Zeit', titleEn: '', questions: [] },
    ],
  }
  await openContent({ ...imprint, id: 'company', content: topics })
  const down = button(fill(t.down, { name: 'Geld' }))
  await down.click()
  await expect.element(down).toHaveFocus()
  await expect.element(down).toHaveAttribute('aria-disabled', 'true')
  answer(saveContent, { ...imprint, id: 'company', content: topics })
  await publish.click()
  await expect
    .poll(() => askedOf(saveContent)[0]?.body?.content)
    .toMatchObject({ topics: [{ id: 'zeit' }, { id: 'geld' }] })
})

test('contents of a kind that there is not say so', async () => {
  signIn(admin(), ['backend'])
  await openApp(paths.contents({ kind: 'gibt-es-nicht' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.de.office.missing.title }))
    .toBeVisible()
})
