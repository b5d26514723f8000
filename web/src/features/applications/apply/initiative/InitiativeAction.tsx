import { applicationStatuses, applicationTypes, initiativePauseDays } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { applicationsQuery } from '#features/applications/queries.ts'
import { useIsBlocked } from '#features/blocked-companies/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'

type InitiativeActionProps = {
  companyId: string
  /** Why the company takes none. */
  refusal?: 'notAccepted' | 'unavailable'
  /** To apply is what the page is for. */
  isPrimary?: boolean
}

/** To a company without an offer: the way there, or how far the applicant's own application has come. */
export function InitiativeAction({ companyId, refusal, isPrimary }: InitiativeActionProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { standing, isBlocked, isBegun } = useOwnInitiatives(companyId)
  if (standing) {
    return (
      <ButtonLink to={to(paths.ownApplication({ applicationId: standing.id }))}>
        {t('initiative.view')}
      </ButtonLink>
    )
  }
  if (refusal === 'unavailable') return <Tag tone="warning">{t('initiative.unavailable')}</Tag>
  if (refusal) return <Text muted>{t('initiative.notAccepted')}</Text>
  // The note of the block says so.
  if (isBlocked) return null
  return (
    <ButtonLink
      variant={isPrimary ? 'primary' : undefined}
      to={to(paths.applyToCompany({ recordId: companyId }))}
    >
      {t(isBegun ? 'initiative.resume' : 'initiative.apply')}
    </ButtonLink>
  )
}

/** What the applicant has sent to the company without an offer, or begun. `standing` rules out another one. */
export function useOwnInitiatives(companyId: string) {
  const { data, isPending } = useInfiniteQuery(applicationsQuery('own', useLocale()))
  const isBlocked = useIsBlocked(companyId)
  const own = data?.items.filter(
    ({ type, target }) => type === applicationTypes.initiative && target?.companyId === companyId,
  )
  const standing = own?.find(
    ({ status, updatedAt }) =>
      status === applicationStatuses.sent ||
      (status === applicationStatuses.finished && isWithinPause(updatedAt)),
  )
  const isBegun = own?.some(({ status }) => status === applicationStatuses.new) ?? false
  return { standing, isBlocked, isBegun, isPending }
}

const isWithinPause = (endedAt: string): boolean =>
  Date.now() < Date.parse(endedAt) + initiativePauseDays * 24 * 60 * 60 * 1000
