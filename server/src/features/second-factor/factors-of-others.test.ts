import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#platform/clock/test-clock.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import {
  countRecoveryCodes,
  redeemRecoveryCode,
  replaceRecoveryCodes,
} from './recovery/recovery-codes.store.ts'
import { confirmPendingTotp, consumeTotpStep, findTotp, savePendingTotp } from './totp/totp.store.ts'

const now = new Date('2026-11-20T09:00:00Z')
let opened: TestDatabase
let db: Db
let lena: string
let kim: string
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  const people = createPeople(db, createTestClock(now))
  lena = (await people.applicant()).accountId
  kim = (await people.applicant()).accountId
})
afterAll(() => opened.drop())

test('a recovery code is good once, and for its own account alone', async () => {
  await replaceRecoveryCodes(db, lena, ['a', 'b'])
  await replaceRecoveryCodes(db, kim, ['c'])
  expect(await redeemRecoveryCode(db, kim, 'a', now)).toBe(false)
  expect(await redeemRecoveryCode(db, lena, 'a', now)).toBe(true)
  expect(await redeemRecoveryCode(db, lena, 'a', now)).toBe(false)
  expect([await countRecoveryCodes(db, lena), await countRecoveryCodes(db, kim)]).toEqual([1, 1])
})

test('who confirms an app, or uses its code, does so for their own account alone', async () => {
  const pendingSecret = 'the same for both'
  for (const accountId of [lena, kim])
    await savePendingTotp(db, { accountId, pendingSecret, pendingSince: now })
  await confirmPendingTotp(db, { accountId: lena, pendingSecret, lastStep: 1, now })
  expect(await findTotp(db, kim)).toMatchObject({ secret: null, pendingSecret })
  await confirmPendingTotp(db, { accountId: kim, pendingSecret, lastStep: 1, now })
  expect(await consumeTotpStep(db, lena, pendingSecret, 2)).toBe(true)
  expect(await findTotp(db, kim)).toMatchObject({ lastStep: 1 })
})
