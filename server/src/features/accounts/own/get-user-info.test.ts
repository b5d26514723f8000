import { getUserInfo } from '@tandem/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const read = (id: string, as: { token: string }) => app.call(getUserInfo, { params: { id } }, { as })

test('the own name, a colleague’s, and for admins any', async () => {
  const acme = await app.company({ name: 'Acme GmbH', firstName: 'Eva', lastName: 'Roth' })
  const colleague = await app.colleague(acme)
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Bergmann' })
  const admin = await app.admin()
  const eva = {
    id: acme.accountId,
    firstName: 'Eva',
    lastName: 'Roth',
    type: 'company',
    displayName: 'Acme GmbH',
  }
  for (const as of [acme, colleague, admin]) {
    const { status, body } = await read(acme.accountId, as)
    expect(status).toBe(200)
    expect(body.userinfo).toEqual(eva)
  }
  expect((await read(lena.accountId, lena)).body.userinfo).toMatchObject({
    type: 'applicant',
    displayName: '',
  })
  expect((await read(lena.accountId, admin)).status).toBe(200)
})

test('nobody else’s', async () => {
  const acme = await app.company()
  const [lena, tim, other, admin] = [
    await app.applicant(),
    await app.applicant(),
    await app.company(),
    await app.admin(),
  ]
  for (const [id, as] of [
    [lena.accountId, tim],
    [lena.accountId, acme],
    [acme.accountId, lena],
    [acme.accountId, other],
    [admin.accountId, acme],
    [admin.accountId, lena],
    [crypto.randomUUID(), admin],
  ] as const) {
    expect((await read(id, as)).status).toBe(404)
  }
  expect((await app.call(getUserInfo, { params: { id: lena.accountId } })).status).toBe(401)
})
