import {
  type CompanyContent,
  type CompanyProfile,
  companyCompleteness,
  type ProfilePart,
} from '@tandem/contract/companies/profile'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import styles from './CompanyForm.module.css'

const shownSteps = 3

const sectionOf: Record<ProfilePart, string> = {
  ...{ descriptionDe: 'texte', descriptionEn: 'texte', logo: 'bilder', mainImage: 'bilder' },
  ...{ address: 'anschrift', coordinates: 'anschrift', industry: 'angaben', size: 'angaben' },
  ...{ contact: 'kontakt', www: 'kontakt', files: 'dateien' },
}

/** How complete the profile is with what is typed, and what would bring most. */
export function Completeness({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { watch } = useFormContext<CompanyContent>()
  const { percent, missing } = companyCompleteness({ ...profile, ...watch() })
  return (
    <SectionCard title={t('profile.complete', { percent })}>
      <Stack gap={3}>
        <ProgressBar tone="practice" value={percent} label={t('profile.complete', { percent })} />
        {missing.length > 0 ? (
          <>
            <Text strong>{t('profile.next')}</Text>
            <Stack as="ul" gap={2}>
              {missing.slice(0, shownSteps).map(({ part, gain }) => (
                <li key={part} className={styles.gain}>
                  <TextLink to={{ hash: sectionOf[part] }}>{t(`profile.parts.${part}`)}</TextLink>
                  <span>{t('profile.gain', { gain })}</span>
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <Text muted>{t('profile.nothingMissing')}</Text>
        )}
      </Stack>
    </SectionCard>
  )
}
