import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { companyPersonsQuery, contactsOfQuery } from './queries.ts'
import { CompanyPersons } from './team/CompanyPersons.tsx'
import { ContactList } from './team/ContactList.tsx'

/** A company's contacts; those who work there see everybody, and put them in order. */
export function CompanyPersonsPage() {
  const t = useTexts('contacts')
  const to = useTo()
  const { companyId = '' } = useParams()
  const account = useSignedIn()
  const isTheirs = account.companyId === companyId || account.type === 'admin'
  return (
    <Page>
      <PageHead
        title={t('person.title')}
        back={{
          to: to(paths.company({ companyId })),
          label: t('person.toCompany', {
            company: account.companyId === companyId ? account.displayName : t('sides.company'),
          }),
        }}
        {...(isTheirs && { lead: t('person.ownLead') })}
      />
      {isTheirs ? <Everybody companyId={companyId} /> : <Named companyId={companyId} />}
    </Page>
  )
}

function Everybody({ companyId }: { companyId: string }) {
  const t = useTexts('contacts')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(companyPersonsQuery(companyId, locale))
  if (error && !data) return <NotThere error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('person.loading')} count={3} />
  return <CompanyPersons companyId={companyId} persons={data} />
}

function Named({ companyId }: { companyId: string }) {
  const t = useTexts('contacts')
  const { data, error, refetch } = useQuery(contactsOfQuery({ type: 'company', id: companyId }, useLocale()))
  if (error && !data) return <NotThere error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('person.loading')} count={3} />
  if (data.length === 0) {
    return (
      <EmptyState art="no-meeting" title={t('person.none')}>
        {t('person.noneText')}
      </EmptyState>
    )
  }
  return <ContactList contacts={data} />
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('contacts')
  const to = useTo()
  return (
    <RecordErrorState
      {...failureOf(error)}
      level={2}
      title={t('person.missingCompany')}
      text={t('person.missingCompanyText')}
      action={<ButtonLink to={to(paths.dashboard())}>{t('person.toDashboard')}</ButtonLink>}
      onRetry={onRetry}
    />
  )
}
