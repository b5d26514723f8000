import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { DashboardCard } from '../DashboardCard.tsx'

export function NoSearches({ type }: { type: 'applicant' | 'company' }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const applicants = paths[useApplicantSearchScreen()]()
  return (
    <DashboardCard title={t('searches.title')}>
      <Text muted>{t(`searches.none.${type}`)}</Text>
      <div>
        <ButtonLink to={to(type === 'company' ? applicants : paths.offers())}>
          {t(`searches.search.${type}`)}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}
