import { IconChevronRight } from '@tabler/icons-react'
import type { ProfilePart } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import type { companyProfileSections } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { ProgressRing } from '#ui/states/progress/ProgressRing.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { companyCompletenessQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { FailedCard } from '../FailedCard.tsx'
import styles from './CompanyProfileCard.module.css'

const shownSteps = 2
const heights = [226, 234] as const

/** How much of the company's profile is filled in, and what would bring most. */
export function CompanyProfileCard() {
  const t = useTexts('dashboard')
  const to = useTo()
  const { data, error, refetch } = useQuery(companyCompletenessQuery())
  if (!data && error) return <FailedCard title={t('companyProfile.title')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCard heights={heights} />
  const { percent, missing } = data
  return (
    <DashboardCard
      title={t('companyProfile.title')}
      aside={
        <TextLink strong to={to(paths.companyProfile())}>
          {t('companyProfile.edit')}
        </TextLink>
      }
    >
      <Row gap={5}>
        <ProgressRing value={percent} label={t('profile.filled', { percent })} />
        <Text>{t('companyProfile.missing', { count: missing.length })}</Text>
      </Row>
      {missing.length > 0 && <Steps missing={missing.slice(0, shownSteps)} />}
    </DashboardCard>
  )
}

/** What brings most comes first, and stands out. */
function Steps({ missing }: { missing: { part: ProfilePart; gain: number }[] }) {
  const t = useTexts('companies')
  const to = useTo()
  return (
    <ul className={styles.steps}>
      {missing.map(({ part, gain }) => (
        <li key={part}>
          <Link to={to(paths.companyProfile({ hash: sectionOf[part] }))} className={styles.step}>
            <span className={styles.part}>{t(`profile.parts.${part}`)}</span>
            <span>
              +{gain}
              {'\u00a0'}%
            </span>
            <Icon icon={IconChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const sectionOf: Record<ProfilePart, (typeof companyProfileSections)[number]> = {
  descriptionDe: 'texte',
  descriptionEn: 'texte',
  logo: 'bilder',
  mainImage: 'bilder',
  address: 'anschrift',
  industry: 'angaben',
  size: 'angaben',
  coordinates: 'anschrift',
  contact: 'kontakt',
  www: 'kontakt',
  files: 'dateien',
}
