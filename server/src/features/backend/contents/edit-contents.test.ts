import { onboardingTexts } from '@tandem/contract/applicants/onboarding'
import {
  type Content,
  type ContentKindName,
  type ContentOf,
  cancelPublication,
  contentKinds,
  createContent,
  type EditedContent,
  getContent,
  getContentVersion,
  listContents,
  saveContent,
  sendTestMail,
} from '@tandem/contract/backend/contents'
import { editableMailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import { listNotices } from '@tandem/contract/notices'
import { getPage } from '@tandem/contract/pages'
import { getFaq, listFaq } from '@tandem/contract/pages/faq'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWelcomeMail } from '#features/accounts/mails/welcome.mail.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { cmsPage, faqEntry } from '#features/pages/pages.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { duePublications } from '../backend.jobs.ts'
import { auditEntry } from '../backend.schema.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  await ensureDefaultPages(app.db, app.clock())
  admin = await app.admin()
})
afterAll(() => app.stop())

const imprint = { kind: 'page', id: 'imprint' } as const
const texts: ContentOf<'page'> = {
  kind: 'page',
  ...{ titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'Neu.', bodyEn: '' },
}
type Id = { kind: ContentKindName; id: string }
const read = async (params: Id): Promise<EditedContent> =>
  (await app.call(getContent, { params }, { as: admin })).body.content
const save = (params: Id, content: Content, revision: number, publishAt: string | null = null) =>
  app.call(saveContent, { params, body: { content, publishAt, revision } }, { as: admin })
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email)
const hours = (count: number) => new Date(app.clock().getTime() + count * 60 * 60 * 1000)
const inHours = (count: number) => hours(count).toISOString()

test('what an admin publishes is read at once, kept as a version with its author, and undone by an earlier one', async () => {
  expect(
    (await app.call(listContents, { params: { kind: 'page' } }, { as: admin })).body.contents,
  ).toHaveLength(4)
  const before = await read(imprint)
  expect(before).toMatchObject({
    ...{ revision: 1, isShown: true, planned: null },
    published: { isStarter: true, savedBy: null },
  })
  const { content } = (await save(imprint, texts, 1)).body
  expect(content).toMatchObject({
    ...{ revision: 2, english: 'missing' },
    published: { isStarter: false, savedBy: expect.stringMatching(/\S \S/) },
  })
  expect(content.versions.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1])
  await ensureDefaultPages(app.db, app.clock())
  expect((await app.call(getPage, { params: { id: 'imprint' } })).body.body).toBe('Neu.')

  const params = { ...imprint, revision: 1 }
  const { version } = (await app.call(getContentVersion, { params }, { as: admin })).body
  expect(version.content).toEqual(before.content)
  expect((await save(imprint, version.content, 2)).body.content).toMatchObject({
    revision: 3,
    content: before.content,
  })
})

test('of two who edit the same the later one sees what it says now; the same again is no version', async () => {
  const first = { ...texts, bodyDe: 'Erste.' }
  expect((await save(imprint, first, 3)).body.content.revision).toBe(4)
  expect((await save(imprint, first, 3)).body.content.revision).toBe(4)
  const late = await save(imprint, { ...texts, bodyDe: 'Zweite.' }, 3)
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
  expect(late.body.current).toMatchObject({ revision: 4, content: first })
  const translated = (await save(imprint, { ...first, bodyEn: 'First.' }, 4)).body.content
  expect(translated.english).toBe('current')
  const corrected = { ...first, bodyEn: 'First.', bodyDe: 'Erste, berichtigt.' }
  expect((await save(imprint, corrected, 5)).body.content.english).toBe('older')
  const empty = await save(imprint, { ...texts, bodyDe: ' ' }, 6)
  expect(empty.body.violations).toMatchObject([{ propertyPath: 'content.bodyDe' }])
  expect((await save(imprint, { kind: 'topics', topics: [] }, 6)).status).toBe(422)
})

test('what is planned is public when its time has come, unless it was called off', async () => {
  const terms = { kind: 'page', id: 'terms' } as const
  const past = await save(terms, texts, 1, inHours(-1))
  expect(past.body.violations).toMatchObject([{ propertyPath: 'publishAt' }])
  const planned = (await save(terms, texts, 1, inHours(2))).body.content
  expect(planned).toMatchObject({ revision: 2, planned: { revision: 2, content: texts, publishedAt: null } })
  expect(planned.content).not.toEqual(texts)
  const cancel = () => app.call(cancelPublication, { params: terms, body: { revision: 2 } }, { as: admin })
  expect((await cancel()).body.content.planned).toBeNull()
  expect((await cancel()).status).toBe(200)

  await save(terms, { ...texts, bodyDe: 'Ab morgen.' }, 2, inHours(24))
  const sooner = await save(terms, { ...texts, bodyDe: 'Ab gleich.' }, 3, inHours(1))
  expect(
    sooner.body.content.versions.map(({ publishAt }: { publishAt: string | null }) => publishAt !== null),
  ).toEqual([true, false, false, false])
  app.clock.set(hours(1))
  await duePublications.handler(app.context(), {})
  expect((await app.call(getPage, { params: { id: 'terms' } })).body.body).toBe('Ab gleich.')
  expect(await read(terms)).toMatchObject({ revision: 4, planned: null, published: { revision: 4 } })
})

test('what is withdrawn or shown again keeps its plan, which then is what is public', async () => {
  const { contents } = (await app.call(listContents, { params: { kind: 'question' } }, { as: admin })).body
  const { id, content } = contents.at(-1) as { id: string; content: ContentOf<'question'> }
  const params = { kind: 'question', id } as const
  await save(params, { ...content, bodyDe: 'Ab später.', bodyEn: '' }, 1, inHours(0.1))
  const show = async (isWithdrawn: boolean, revision: number) => {
    const body = { content: { ...content, isWithdrawn }, publishAt: null, revision, keepsPlan: true }
    return (await app.call(saveContent, { params, body }, { as: admin })).body.content
  }
  const planned = { revision: 2, content: { bodyDe: 'Ab später.' } }
  const withdrawn = { revision: 3, content: { isWithdrawn: true }, published: { revision: 3 }, planned }
  expect(await show(true, 2)).toMatchObject(withdrawn)
  expect(await show(true, 2), 'the same again').toMatchObject(withdrawn)
  expect((await app.call(getFaq, { params: { id } })).status).toBe(404)
  expect(await show(false, 3)).toMatchObject({ revision: 4, content: { isWithdrawn: false }, planned })
  app.clock.set(hours(0.1))
  await duePublications.handler(app.context(), {})
  expect((await app.call(getFaq, { params: { id } })).body.answer).toBe('Ab später.')
  expect(await read(params)).toMatchObject({ revision: 4, planned: null, published: { revision: 2 } })
  const last = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, id))
  expect(last.map(({ action, details }) => [action, 'publishAt' in details])).toEqual([
    ['plan_content', true],
    ['publish_content', false],
    ['publish_content', false],
  ])
})

test('a question comes, is corrected, leaves and comes back; no release changes it any more', async () => {
  const [first] = (await app.call(listContents, { params: { kind: 'question' } }, { as: admin })).body
    .contents
  const topic = (first.content as ContentOf<'question'>).topic
  const question: ContentOf<'question'> = {
    ...{ kind: 'question' as const, audience: 'applicant' as const, topic, isWithdrawn: false },
    ...{ titleDe: 'Gibt es Übernachtung?', titleEn: '', bodyDe: 'Ja.', bodyEn: '' },
  }
  const create = (content: Content, publishAt: string | null = null) =>
    app.call(
      createContent,
      { params: { kind: 'question' }, body: { content: content as ContentOf<'question'>, publishAt } },
      { as: admin },
    )
  expect((await create({ ...question, topic: 'nirgends' })).body.violations).toMatchObject([
    { propertyPath: 'content.topic' },
  ])
  const { id } = (await create(question)).body.content
  expect(id).toBe('gibt-es-uebernachtung')
  const answer = async () => (await app.call(getFaq, { params: { id } })).body.answer
  expect(await answer()).toBe('Ja.')
  const later = (await create(question, inHours(5))).body.content
  expect(later).toMatchObject({ id: 'gibt-es-uebernachtung-2', revision: 2, content: { isWithdrawn: true } })
  expect((await app.call(getFaq, { params: { id: later.id } })).status).toBe(404)

  const params = { kind: 'question', id } as const
  await save(params, { ...question, isWithdrawn: true }, 1)
  expect((await app.call(getFaq, { params: { id } })).status).toBe(404)
  await save(params, { ...question, bodyDe: 'Ja, im Wohnheim.' }, 2)
  expect(await answer()).toBe('Ja, im Wohnheim.')

  const starter = { kind: 'question', id: first.id } as const
  await save(starter, { ...first.content, bodyDe: 'Eigene Antwort.' }, 1)
  await app.db.update(faqEntry).set({ answerDe: 'Veraltet.' }).where(eq(faqEntry.key, 'passwort-vergessen'))
  await ensureDefaultPages(app.db, app.clock())
  expect((await app.call(getFaq, { params: { id: first.id } })).body.answer).toBe('Eigene Antwort.')
  expect(await answer()).toBe('Ja, im Wohnheim.')
})

test('topics and questions stand in the order that somebody gave them, also after a release', async () => {
  const params = { kind: 'topics', id: 'company' } as const
  const { content, revision } = await read(params)
  const { topics } = content as ContentOf<'topics'>
  const turned = topics.toReversed().map((topic) => ({ ...topic, questions: topic.questions.toReversed() }))
  const added = { id: '', titleDe: 'Ganz Neues', titleEn: '', questions: [] }
  const saved = (await save(params, { kind: 'topics', topics: [added, ...turned.slice(1)] }, revision)).body
    .content
  const keys = (saved.content as ContentOf<'topics'>).topics.map(({ id }) => id)
  // The topic that was left out has questions.
  expect(keys).toEqual(['ganz-neues', ...turned.slice(1).map(({ id }) => id), turned[0]?.id])
  await ensureDefaultPages(app.db, app.clock())
  const shown = (await app.call(listFaq, { query: { audience: 'company' } })).body.member
  expect(shown[0]?.id).toBe(turned[1]?.questions[0])
  const without = { kind: 'topics', topics: (saved.content as ContentOf<'topics'>).topics.slice(1) } as const
  expect(
    ((await save(params, without, saved.revision)).body.content.content as ContentOf<'topics'>).topics,
  ).toEqual(without.topics)
})

test('a notice is shown to whom it is for, from its day on, until it is withdrawn', async () => {
  const notice: ContentOf<'notice'> = {
    ...{
      kind: 'notice' as const,
      type: 'warning' as const,
      audience: 'company' as const,
      isWithdrawn: false,
    },
    ...{ titleDe: 'Wartung', titleEn: 'Maintenance', bodyDe: '', bodyEn: '' },
    ...{ showFrom: inHours(-1), showUntil: inHours(3) },
  }
  const create = (content: ContentOf<'notice'>) =>
    app.call(createContent, { params: { kind: 'notice' }, body: { content, publishAt: null } }, { as: admin })
  const wrong = await create({ ...notice, showUntil: inHours(-2) })
  expect(wrong.body.violations).toMatchObject([{ propertyPath: 'content.showUntil' }])
  const { id } = (await create(notice)).body.content
  const seen = async (as?: { token: string }) =>
    (await app.call(listNotices, {}, { as })).body.notices.some(({ key }: { key: string }) => key === id)
  const [company, applicant] = [await app.company(), await app.applicant()]
  const readers = [undefined, applicant, company, admin]
  const all = () => Promise.all(readers.map((reader) => seen(reader)))
  expect(await all()).toEqual([false, false, true, false])
  const params = { kind: 'notice', id } as const
  await save(params, { ...notice, audience: 'visitor' }, 1)
  expect(await all()).toEqual([true, false, false, false])
  await save(params, { ...notice, audience: 'everyone' }, 2)
  expect(await all()).toEqual([true, true, true, true])
  await save(params, { ...notice, audience: 'everyone', isWithdrawn: true }, 3)
  expect(await all()).toEqual([false, false, false, false])
})

test('each mail can be said otherwise, is tried on oneself, and then goes out so', async () => {
  const { contents } = (await app.call(listContents, { params: { kind: 'mail' } }, { as: admin })).body
  expect(contents.map(({ id }: { id: string }) => id)).toEqual([...editableMailKinds])
  for (const { id, content } of contents)
    expect((await save({ kind: 'mail', id }, content, 1)).body.content?.revision, id).toBe(1)
  const welcome = { kind: 'mail', id: 'welcome' } as const
  const { content, placeholders } = await read(welcome)
  expect(placeholders).toEqual([{ name: 'firstName', example: { de: 'Lena', en: 'Lena' } }])
  const written = {
    ...(content as ContentOf<'mail'>),
    bodyDe: '{Schön, dass du|Schön, dass Sie} da, {firstName}.',
  }
  const wrong = await save(welcome, { ...written, smallEn: 'Dear {vorname}' }, 1)
  expect(wrong.body.violations).toMatchObject([
    { propertyPath: 'content.smallEn', message: expect.stringContaining('{vorname}') },
  ])
  const trying = { params: { id: 'welcome' }, body: { content: written, language: 'de' as const } }
  const sent = await app.call(sendTestMail, trying, { as: admin })
  await app.settleJobs()
  expect(await mailsTo(sent.body.sentTo)).toMatchObject([
    { text: expect.stringContaining('Schön, dass du da, Lena.') },
  ])
  await save(welcome, written, 1)
  const { email, accountId } = await app.applicant()
  await sendWelcomeMail(app.context(), accountId)
  expect((await mailsTo(email)).at(-1)?.text).toContain('Schön, dass du da, ')
})

test('each change is in the audit, and what never was is not found', async () => {
  const entries = await app.db
    .select()
    .from(auditEntry)
    .where(inArray(auditEntry.recordId, ['imprint', 'terms']))
    .orderBy(asc(auditEntry.createdAt), asc(auditEntry.id))
  expect(entries.map(({ action, recordType, details }) => [action, recordType, details.revision])).toEqual([
    ...[2, 3, 4, 5, 6].map((revision) => ['publish_content', 'page', revision]),
    ['plan_content', 'page', 2],
    ['cancel_publication', 'page', 2],
    ['plan_content', 'page', 3],
    ['plan_content', 'page', 4],
  ])
  const gone = await app.call(getContentVersion, { params: { ...imprint, revision: 99 } }, { as: admin })
  expect(gone.status).toBe(404)
  for (const kind of contentKinds)
    expect((await app.call(getContent, { params: { kind, id: 'secrets' } }, { as: admin })).status).toBe(404)
  // The first questions stand among the pages.
  expect(await app.db.select().from(cmsPage)).toHaveLength(4 + onboardingTexts.length)
})
