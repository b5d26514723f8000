import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  maxTemplates,
  updateTemplate,
} from '@tandem/contract/received-applications/templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('colleagues share their templates; who saves an older one is shown what is so now', async () => {
  const acme = await app.company()
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const text = { textDe: 'Hallo [Vorname]', textEn: 'Hello [first name]' }
  await app.call(createTemplate, { body: { name: 'Zusage', ...text } }, { as: acme })
  const { body } = await app.call(createTemplate, { body: { name: 'Dank', ...text } }, { as: jule })
  expect(body.templates.map(({ name }: { name: string }) => name)).toEqual(['Dank', 'Zusage'])

  const params = { id: body.templates[0].id as string }
  const save = (name: string, revision: number, as = acme) =>
    app.call(updateTemplate, { params, body: { name, ...text, revision } }, { as })
  expect((await save('Vielen Dank', 0)).body.templates[0]).toMatchObject({ name: 'Vielen Dank', revision: 1 })
  const late = await save('Danke', 0)
  expect(late.body).toMatchObject({
    code: 'changed_elsewhere',
    current: [{ name: 'Vielen Dank' }, { name: 'Zusage' }],
  })
  await app.call(deleteTemplate, { params }, { as: jule as never })
  expect((await app.call(listTemplates, {}, { as: acme })).body.templates).toHaveLength(1)
})

test('a company has a hundred at most, however many colleagues add one at once', async () => {
  const acme = await app.company()
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  await app.db.execute(sql`
    insert into reply_template (id, company_id, name, text_de, text_en, updated_at)
    select gen_random_uuid(), ${acme.companyId}, 'Vorlage', 'Hallo', '', now() from generate_series(2, ${maxTemplates})`)
  const body = { name: 'Dank', textDe: 'Hallo', textEn: '' }
  const answers = await Promise.all(
    [acme, jule, acme, jule, acme, jule].map((as) => app.call(createTemplate, { body }, { as })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_templates')
})
