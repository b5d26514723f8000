import type { Application } from '@tandem/contract/applications'
import { disclosable } from '@tandem/contract/applications/content'
import { withhold } from '@tandem/contract/applications/withhold'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { contentOf, type Draft } from '../saving/content.ts'
import { profileWith } from '../saving/sample-draft.ts'
import { ProfilePreview } from './ProfilePreview.tsx'

/** Each text tells which field it stands in, so that what is shown can be compared with what companies get. */
const profile: Application = {
  ...profileWith({}),
  title: 'Titel-Wort',
  visibility: 'open',
  disclosed: [],
  studyInterests: [],
  qualification: null,
  grade: 1.8,
  desiredYears: [2027, 2028],
  places: [
    { place: 'Ort-eins', latitude: 48, longitude: 9, radius: 0 },
    { place: 'Ort-zwei', latitude: 49, longitude: 8, radius: 20 },
  ],
  education: [
    { academyName: 'Schule-eins', academicTitle: 'Titel-eins', from: null, to: null },
    { academyName: 'Schule-zwei', academicTitle: '', from: null, to: null },
  ],
  career: [{ companyName: 'Betrieb-Wort', position: 'Stelle-Wort', from: null, to: null }],
  languages: [{ name: 'Idiom-Wort', rating: 'expert' }],
  expertises: [{ name: 'Kenntnis-Wort', grade: 1.3, description: 'Beschreibung-Wort' }],
  moduleAdditionals: [
    { name: 'Modul-sichtbar', rating: 4, visible: true },
    { name: 'Modul-verborgen', rating: 2, visible: false },
  ],
  aboutMe: 'Freitext-Wort',
  applicant: {
    ...{ id: '019b0000-0000-7000-8000-000000000041', gender: 'none', birthdate: null, image: null },
    ...{ firstName: 'Vorname-Wort', lastName: 'Nachname-Wort', email: 'post-wort@example.org' },
  },
  attachments: [
    { ...{ key: '019b0000-0000-7000-8000-000000000042', name: 'Datei-Wort', type: 'cv' }, ...file() },
  ],
}

const cases: [Application['visibility'], Application['disclosed']][] = [
  ['open', []],
  ['anonymous', []],
  ['anonymous', ['education', 'aboutMe']],
  ['anonymous', [...disclosable]],
]

test.each(cases)(
  'the preview of an %s profile that discloses %j shows all that companies get, and nothing else',
  async (visibility, disclosed) => {
    signIn(applicant())
    const written = { ...profile, visibility, disclosed }
    const { container } = await open(<Preview application={written} />)
    const got = visibility === 'anonymous' ? withhold(written, () => false) : written
    const modules = got.moduleAdditionals.filter(({ visible }) => visible)
    const shown = () => container.textContent ?? ''
    const expected = wordsIn(JSON.stringify({ ...got, moduleAdditionals: modules }))
    await expect.poll(() => wordsIn(shown())).toEqual(expected)
    for (const fact of ['1,8', '2027', '2028']) expect(shown()).toContain(fact)
    expect(shown().includes('1,3')).toBe(got.expertises.length > 0)
  },
)

test('another visibility is looked at without being chosen', async () => {
  signIn(applicant())
  const { container } = await open(<Preview application={profile} />)
  const t = words.de.applications.editor
  await page.getByRole('button', { name: t.sichtbarkeit.anonymous.label }).click()
  await expect.poll(() => container.textContent).not.toContain('Nachname-Wort')
  const said = fill(t.previewOnly, { visibility: t.sichtbarkeit.open.label })
  await expect.element(page.getByText(said)).toBeVisible()
  await page.getByRole('button', { name: t.sichtbarkeit.open.label }).click()
  await expect.poll(() => container.textContent).toContain('Nachname-Wort')
  await expect.element(page.getByText(said)).not.toBeInTheDocument()
})

/** What the profile above says in words of its own. */
const wordsIn = (text: string): string[] => {
  const all = JSON.stringify(profile).match(/[\w-]+-(?:Wort|wort|eins|zwei|sichtbar|verborgen)\b/g) ?? []
  return [...new Set(all)].filter((word) => text.includes(word)).toSorted()
}

function file() {
  return { url: '/api/datei', size: 1000, mediaType: 'application/pdf' }
}

function Preview({ application }: { application: Application }) {
  const form = useForm<Draft>({ defaultValues: contentOf(application) })
  return (
    <FormProvider {...form}>
      <ProfilePreview application={application} />
    </FormProvider>
  )
}
