import { mathsModules } from '@tandem/contract/maths'
import { getPlacement, type Placement } from '@tandem/contract/maths/placement'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'
import { OwnMathsRatings } from './OwnMathsRatings.tsx'

const t = words.de.maths.expected
const expected = [
  { module: 'vectors', minimumRating: 5 },
  { module: 'functions', minimumRating: 3 },
] as const

test('beside what is expected stands what one has, whether it is shared, and where to practise', async () => {
  await openRatings({
    finishedAt: '2026-11-20T09:00:00.000Z',
    questions: 20,
    modules: mathsModules.map((module) => ({
      ...{ module, rating: 4, level: 2, confidence: 'high', expected: null },
      visible: module === 'vectors',
    })),
    next: [],
    hasProfile: true,
  })
  const own = page.getByRole('list', { name: t.own })
  await expect.element(own).toMatchTextContent(fill(t.shared, { module: 'Vektoren', rating: 4 }))
  await expect.element(own).toMatchTextContent(fill(t.private, { module: 'Funktionen', rating: 4 }))
  // Only where one is below what is expected.
  const links = own.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/studienvorbereitung/ueben?thema=vectors'])
  await expect.element(page.getByText(t.choice)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.toResult }))
    .toHaveAttribute('href', '/mathetest/ergebnis')
})

test('who has no result is led to the test, and told that it is their choice', async () => {
  await openRatings(null)
  await expect.element(page.getByRole('link', { name: t.toTest })).toHaveAttribute('href', '/mathetest')
  await expect.element(page.getByText(t.untested)).toBeVisible()
})

async function openRatings(result: Placement['result']) {
  signIn(applicant())
  answer(getPlacement, {
    ...{ question: null, number: 0, most: 25, modulesDone: 0, mayStartAt: null, problem: null },
    result,
  })
  await open(<OwnMathsRatings expected={[...expected]} />)
}
