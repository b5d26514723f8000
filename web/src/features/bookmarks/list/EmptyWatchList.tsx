import type { WatchList } from '@tandem/contract/bookmarks'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** Leads to where there is something to mark. */
export function EmptyWatchList({ list, toAll }: { list: WatchList; toAll: string }) {
  const t = useTexts('bookmarks')
  const to = useTo()
  const applicants = paths[useApplicantSearchScreen()]()
  const isApplicant = useAccount()?.type === 'applicant'
  if (list.types.all > 0) {
    return (
      <EmptyState
        art="waiting"
        title={t('empty.ofType')}
        action={<ButtonLink to={toAll}>{t('empty.showAll')}</ButtonLink>}
      />
    )
  }
  if (list.owner) return <EmptyState art="waiting" title={t('empty.colleague')} />
  return (
    <EmptyState
      art="waiting"
      title={t('empty.title')}
      action={
        <ButtonLink variant="primary" to={to(isApplicant ? paths.offers() : applicants)}>
          {t(isApplicant ? 'empty.toOffers' : 'empty.toApplicants')}
        </ButtonLink>
      }
    >
      {t(isApplicant ? 'empty.applicant' : 'empty.others')}
    </EmptyState>
  )
}
