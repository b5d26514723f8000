import { type Application, getApplication } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { first, received } from '#testing/received-application.tsx'
import { answer } from '#testing/stub-server.ts'
import { AboutApplication } from './AboutApplication.tsx'

const t = words.de.applications
const { target } = received(first)

async function openAbout(parts: Partial<Application> = {}) {
  signIn(applicant())
  answer(getApplication, { ...received(first), ...parts })
  return open(<AboutApplication applicationId={first} level={2} />)
}

const link = page.getByRole('link', { name: target?.offerTitle ?? '' })

test('it leads to the offer', async () => {
  await openAbout()
  await expect.element(link).toHaveAttribute('href', paths.offer({ offerId: target?.offerId ?? '' }))
})

test('where the offer has no page any more, it is said why', async () => {
  await openAbout({ target: target && { ...target, unavailable: true } })
  const why = fill(t.about.unavailable, { company: target?.companyName ?? '' })
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test('that an application has ended is said beside its steps', async () => {
  await openAbout({ status: 8 })
  await expect.element(page.getByText(t.standing.applicant.cancelled, { exact: true })).toBeVisible()
})
