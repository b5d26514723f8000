import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { EducationAndCareer } from './EducationAndCareer.tsx'

test('what is school and what is work stands there in words too', async () => {
  const period = { from: '2024-09', to: '2025-07' }
  await open(
    <EducationAndCareer
      education={[{ ...period, academyName: 'Realschule Ulm', academicTitle: '' }]}
      career={[{ ...period, companyName: 'Acme AG', position: 'Praktikum' }]}
    />,
  )
  const { school, work } = words.de.applications.record
  const stop = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(stop('Realschule Ulm')).toMatchTextContent(`${school}:`)
  await expect.element(stop('Acme AG')).toMatchTextContent(`${work}:`)
})
