import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { DraftEditor } from '../DraftEditor.tsx'
import { ApplicationSent } from '../frame/ApplicationSent.tsx'
import { ApplyFailed } from '../frame/ApplyFailed.tsx'
import { ApplySkeleton } from '../frame/ApplySkeleton.tsx'
import { CompanyBrief } from '../frame/CompanyBrief.tsx'
import { RefusedOrDraft } from '../frame/RefusedOrDraft.tsx'
import { companyBriefQuery, useDraft } from '../queries.ts'
import { useOwnInitiatives } from './InitiativeAction.tsx'

/** An application to one company, without an offer. */
export function ApplyToCompanyPage() {
  const to = useTo()
  const { recordId } = useParams()
  if (!recordId) return <Navigate to={to(paths.companies())} replace />
  return (
    <Page width="full">
      <ApplyToCompany key={recordId} companyId={recordId} />
    </Page>
  )
}

function ApplyToCompany({ companyId }: { companyId: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const company = useQuery(companyBriefQuery(companyId, useLocale()))
  const own = useOwnInitiatives(companyId)
  const begun = { type: applicationTypes.initiative, companyId }
  const reason = own.standing
    ? 'appliedToCompany'
    : company.data?.unattended
      ? 'companyMissing'
      : company.data?.acceptsInitiatives === false && 'offersOnly'
  const draft = useDraft(begun, company.isSuccess && !own.isPending && !reason)
  if (company.data && draft.data) {
    const { name } = company.data
    return draft.data.status === applicationStatuses.new ? (
      <DraftEditor
        draft={draft.data}
        keep={draft.keep}
        company={name}
        about={{
          label: t('initiative.company'),
          brief: (
            <Stack gap={4}>
              <CompanyBrief company={company.data} />
              <TextLink to={to(paths.applyToCompanies())}>{t('initiative.toSeveral')}</TextLink>
            </Stack>
          ),
        }}
      />
    ) : (
      <ApplicationSent application={draft.data} company={name} />
    )
  }
  if (reason) return <RefusedOrDraft begun={begun} reason={reason} />
  const failed = company.error ? company : draft
  return failed.error ? (
    <ApplyFailed begun={begun} error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <ApplySkeleton />
  )
}
