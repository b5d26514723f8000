import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from '../companies/CompaniesPage.module.css'
import { PeoplePane } from './PeoplePane.tsx'
import { PersonDetails } from './PersonDetails.tsx'
import { personQuery } from './queries.ts'
import { type PeopleList, usePeopleList } from './usePeopleList.ts'

/** List and account side by side; below lg they are two screens. */
export function PeoplePage() {
  const t = useTexts('people')
  const { accountId } = useParams()
  const roomy = useMedia('(width >= 62em)')
  const list = usePeopleList()
  return (
    <Page width="full">
      <div className={styles.panes}>
        {(roomy || !accountId) && <PeoplePane list={list} currentId={accountId} />}
        {accountId && <Chosen key={accountId} accountId={accountId} list={list} roomy={roomy} />}
        {roomy && !accountId && (
          <div className={styles.unchosen}>
            <EmptyState art="waiting" title={t('choose')}>
              {t('chooseText')}
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  )
}

function Chosen({ accountId, list, roomy }: { accountId: string; list: PeopleList; roomy: boolean }) {
  const t = useTexts('people')
  const to = useTo()
  const { data, error, refetch } = useQuery(personQuery(accountId, useLocale()))
  usePageTitle(data && `${data.firstName} ${data.lastName} – ${t('title')}`)
  if (data) return <PersonDetails person={data} back={roomy ? undefined : list.listPath} />
  return (
    <div className={styles.unchosen}>
      {error ? (
        <RecordErrorState
          {...failureOf(error)}
          title={t('goneTitle')}
          text={t('goneText')}
          action={<ButtonLink to={to(paths.backendPeople())}>{t('back')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList label={t('loading')} />
      )}
    </div>
  )
}
