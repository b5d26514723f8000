import { undoPeriodMs } from '@tandem/contract/applications'
import { confirmCompany, listCompanyReviews, refuseCompany } from '@tandem/contract/backend'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { saveCompanyImage } from '#features/companies/companies.api.ts'
import { company } from '#features/companies/companies.schema.ts'
import { acme, admin, app, params, read, setUpReview } from './company-reviews.testing.ts'

setUpReview()

const confirm = () =>
  app.call(confirmCompany, { params: params(), body: { studyInterests: ['36'], revision: 0 } }, { as: admin })
const refuse = () =>
  app.call(
    refuseCompany,
    { params: params(), body: { reason: 'Wir finden Sie nicht.', revision: 0 } },
    { as: admin },
  )

const list = async (query: Record<string, unknown> = {}) =>
  (await app.call(listCompanyReviews, { query: { perPage: 100, ...query } as never }, { as: admin })).body
const names = (body: { member: { name: string }[] }) => body.member.map(({ name }) => name)

test('the list has those that wait, the longest waiting first, with their duplicates', async () => {
  app.clock.advance(1000)
  const twin = await app.company({ name: 'STEINPILZ-Feinkost KG', confirmed: false })
  const waiting = (await list()).member as { id: string; duplicates: number; status: string }[]
  const ids = waiting.map(({ id }) => id)
  expect(ids.indexOf(acme.companyId)).toBeLessThan(ids.indexOf(twin.companyId))
  expect(ids.indexOf(acme.companyId)).toBeGreaterThanOrEqual(0)
  expect(waiting.every(({ status }) => status === 'pending')).toBe(true)
  const { duplicates } = (await read()).body
  expect(duplicates).toContainEqual({
    id: twin.companyId,
    name: 'STEINPILZ-Feinkost KG',
    town: 'Karlsruhe',
    status: 'pending',
    reasons: ['name'],
  })
  expect(waiting.find(({ id }) => id === acme.companyId)?.duplicates).toBe(duplicates.length)
})

test('the list has the others by what was decided, the newest first, and finds them by name, town and address', async () => {
  const www = 'https://100%_echt.example'
  await app.db.update(company).set({ name: 'Ganz Eigen', www }).where(eq(company.id, acme.companyId))
  await refuse()
  const refused = await list({ status: 'refused' })
  expect(names(refused)[0]).toBe('Ganz Eigen')
  for (const text of ['eigen', '100%_', 'KARLSRUHE']) {
    expect(names(await list({ status: 'refused', text }))).toContain('Ganz Eigen')
  }
  expect(names(await list({ status: 'refused', text: '1__%' }))).toEqual([])
  expect(names(await list())).not.toContain('Ganz Eigen')
})

test('where all accounts have expired or are locked, the list begins with the company, and it says which', async () => {
  const [expired, locked] = [await app.company({ name: 'Verwaist' }), await app.company({ name: 'Gesperrt' })]
  await app.company({ name: 'Erreichbar' })
  const hiddenAt = app.clock()
  const set = (change: Partial<typeof account.$inferInsert>, id: string) =>
    app.db.update(account).set(change).where(eq(account.id, id))
  await set({ hiddenAt }, expired.accountId)
  await set({ hiddenAt, lockedAt: hiddenAt, lockReason: 'Missbrauch' }, locked.accountId)
  const { member } = await list({ status: 'confirmed' })
  const unattended = member.map((each: { unattended: boolean }) => each.unattended)
  expect(unattended.slice(0, 3)).toEqual([true, true, false])
  const states = async (id: string) =>
    (await read(id)).body.accounts.map((each: { states: string[] }) => each.states)
  expect(await states(expired.companyId)).toEqual([['hidden']])
  expect(await states(locked.companyId)).toEqual([['locked']])
})

test('the list has nobody whose address is not confirmed, or who is closed', async () => {
  await app.db.update(company).set({ submittedAt: null }).where(eq(company.id, acme.companyId))
  expect(JSON.stringify(await list())).not.toContain(acme.companyId)
  expect((await read()).status).toBe(404)
  expect((await confirm()).status).toBe(404)
  await app.db
    .update(company)
    .set({ submittedAt: app.clock(), status: 'closed' })
    .where(eq(company.id, acme.companyId))
  expect((await read()).status).toBe(404)
  expect((await refuse()).status).toBe(404)
})

test('a logo is shown once it can be: of a confirmed company', async () => {
  const png = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } }).png()
  await saveCompanyImage(app.context(), acme.companyId, 'logo', await png.toBuffer())
  const listed = async (status: 'pending' | 'confirmed') => {
    const { member } = await list({ status })
    return member.find(({ id }: { id: string }) => id === acme.companyId)?.hasLogo
  }
  expect([await listed('pending'), (await read()).body.hasLogo]).toEqual([false, false])
  await confirm()
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect([await listed('confirmed'), (await read()).body.hasLogo]).toEqual([true, true])
})
