import { getOnboardingTexts, onboardingTexts } from '@tandem/contract/applicants/onboarding'
import { type ContentOf, getContent, saveContent } from '@tandem/contract/backend/contents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { ensureDefaultPages } from '../starters/ensure-default-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await ensureDefaultPages(app.db, app.clock())
})
afterAll(() => app.stop())

test('the first questions come with the product and are said otherwise at once, in both languages', async () => {
  const [lena, as] = [await app.applicant(), await app.admin()]
  const read = async (locale: 'de' | 'en') =>
    (await app.call(getOnboardingTexts, {}, { as: lena, locale })).body.texts
  expect(Object.keys(await read('de'))).toEqual([...onboardingTexts])
  expect(JSON.stringify([await read('de'), await read('en')])).not.toMatch(/\{\w+[|}]|:""/)
  expect((await read('de')).interests.title).toBe('Was interessiert dich?')

  const params = { kind: 'onboarding', id: 'interests' } as const
  const next: ContentOf<'onboarding'> = {
    ...{ kind: 'onboarding', titleDe: 'Was {magst du|mögen Sie}?', titleEn: 'What do you like?' },
    ...{ bodyDe: '{universityName} hilft.', bodyEn: '' },
  }
  const save = (content: typeof next, revision: number) =>
    app.call(saveContent, { params, body: { content, publishAt: null, revision } }, { as })
  const { status, body } = await save({ ...next, bodyEn: 'Hello {firstName}' }, 1)
  expect([status, body.violations[0].propertyPath]).toEqual([422, 'content.bodyEn'])
  await save(next, 1)
  expect((await read('de')).interests).toEqual({ title: 'Was magst du?', lead: 'Duale Hochschule hilft.' })
  expect((await read('en')).interests.title).toBe('What do you like?')
  // The next start leaves alone what is the university's.
  await ensureDefaultPages(app.db, app.clock())
  const kept = (await app.call(getContent, { params }, { as })).body.content
  expect(kept).toMatchObject({ revision: 2, content: next, published: { isStarter: false } })
  expect(kept.versions).toHaveLength(2)
})
