import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type MatchedProfile, MatchRing, newestProfilesQuery } from '#features/matching/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { FactLine } from '../FactLine.tsx'
import { FailedCard } from '../FailedCard.tsx'
import styles from '../rows.module.css'

const heights = [327, 311] as const

/** New profiles that fit an own offer well. */
export function NewestProfiles({ companyId }: { companyId: string }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const searchScreen = useApplicantSearchScreen()
  const { data, error, refetch } = useQuery(newestProfilesQuery(companyId, useLocale()))
  if (data === undefined && error)
    return <FailedCard title={t('fresh.title')} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonCard heights={heights} />
  return (
    <DashboardCard
      title={t('fresh.title')}
      aside={
        <TextLink strong to={to(paths[searchScreen]())}>
          {t('fresh.search')}
        </TextLink>
      }
    >
      <Profiles profiles={data} />
    </DashboardCard>
  )
}

function Profiles({ profiles }: { profiles: MatchedProfile[] | 'noOffer' | 'noneOpen' }) {
  const t = useTexts('dashboard')
  const to = useTo()
  if (typeof profiles === 'string') return <Text muted>{t(`fresh.${profiles}`)}</Text>
  if (profiles.length === 0) return <Text muted>{t('fresh.noProfiles')}</Text>
  return (
    <ul>
      {profiles.map(({ id, name, places: [place], offer, match }) => (
        <li key={id} className={styles.row}>
          <div className={styles.head}>
            <MatchRing match={match} size={44} of={name} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={to(paths.applicant({ applicantId: id }))}>{name ?? t('fresh.anonymous')}</Link>
              </h3>
              <FactLine
                facts={[
                  <TitleInLanguage key={offer.id} title={offer.title} language={offer.titleLanguage} />,
                  place,
                ]}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
