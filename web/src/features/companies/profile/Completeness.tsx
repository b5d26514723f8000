import {
  type CompanyContent,
  type CompanyProfile,
  companyCompleteness,
} from '@tandem/contract/companies/profile'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'

const shownSteps = 3

/** How complete the profile is with what is typed, and what would bring most. */
export function Completeness({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { watch } = useFormContext<CompanyContent>()
  const { percent, missing } = companyCompleteness({ ...profile, ...watch() })
  return (
    <SectionCard title={t('profile.complete', { percent })}>
      <Stack gap={3}>
        <ProgressBar value={percent} label={t('profile.complete', { percent })} />
        {missing.length > 0 ? (
          <>
            <Text strong>{t('profile.next')}</Text>
            <ul>
              {missing.slice(0, shownSteps).map(({ part, gain }) => (
                <li key={part}>{t('profile.gain', { part: t(`profile.parts.${part}`), gain })}</li>
              ))}
            </ul>
          </>
        ) : (
          <Text muted>{t('profile.nothingMissing')}</Text>
        )}
      </Stack>
    </SectionCard>
  )
}
