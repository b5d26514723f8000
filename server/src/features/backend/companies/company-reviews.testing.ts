import { getCompanyReview } from '@tandem/contract/backend'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

export let app: TestApp
export let admin: Awaited<ReturnType<TestApp['admin']>>
export let acme: Awaited<ReturnType<TestApp['company']>>

/** For each test of a file: `acme` waits for its approval, and `admin` decides. */
export function setUpReview(): void {
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.admin()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    app.clock.advance(1000)
    acme = await app.company({ name: 'Steinpilz Feinkost GmbH', firstName: 'Eva', confirmed: false })
  })
}

export const params = () => ({ id: acme.companyId })

export const read = (id = acme.companyId) => app.call(getCompanyReview, { params: { id } }, { as: admin })
