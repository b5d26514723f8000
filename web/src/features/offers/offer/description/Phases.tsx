import type { Offer } from '@tandem/contract/offers'
import { townsOf } from '#features/offers/towns-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { PhaseBar } from '#ui/states/progress/PhaseBar.tsx'

const semesters = [1, 2, 3, 4, 5, 6]

export function Phases({ offer: { locations, company, institutionLocation } }: { offer: Offer }) {
  const t = useTexts('offers')
  const [town = company.town] = townsOf(locations)
  return (
    <Stack as="section" gap={4}>
      <h2>{t('phases.title')}</h2>
      <Card>
        <PhaseBar
          label={t('phases.label')}
          semesters={semesters.map((number) => t('phases.semester', { number }))}
          legend={{
            theory: institutionLocation
              ? t('phases.theoryAt', { place: institutionLocation.name })
              : t('phases.theory'),
            practice: t('phases.practice', { town }),
          }}
        />
      </Card>
    </Stack>
  )
}
