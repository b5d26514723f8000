import type { Application } from '@tandem/contract/applications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { ApplyFailed } from '../frame/ApplyFailed.tsx'
import { ApplyFrame } from '../frame/ApplyFrame.tsx'
import { ApplySkeleton } from '../frame/ApplySkeleton.tsx'
import { invalidateApplicationData } from '../queries.ts'
import { initiativeSteps } from '../steps.ts'
import { useApplyStep } from '../useApplyStep.ts'
import { ChooseCompanies } from './ChooseCompanies.tsx'
import { ChosenBrief } from './ChosenBrief.tsx'
import { InitiativeEditor } from './InitiativeEditor.tsx'
import { InitiativesSent } from './InitiativesSent.tsx'
import { initiativeDraftsQuery, useKeepDrafts } from './queries.ts'
import type { Failure } from './useSendingAll.ts'

/** Several applications without an offer: all that are begun are gone on with. */
export function InitiativePage() {
  const { data, error, refetch } = useQuery(initiativeDraftsQuery)
  return (
    <Page width="full">
      {data && <Initiatives drafts={data} />}
      {!data && error && <ApplyFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ApplySkeleton />}
    </Page>
  )
}

function Initiatives({ drafts }: { drafts: Application[] }) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  const asked = useApplyStep(initiativeSteps)
  const { remove } = useKeepDrafts()
  const [sent, setSent] = useState<Application[]>([])
  const [failures, setFailures] = useState<Failure[]>([])
  const [lead] = drafts
  const step = lead ? asked : 'unternehmen'
  function onSent(sentNow: Application[], failed: Failure[]) {
    setSent([...sent, ...sentNow])
    setFailures(failed)
    remove(sentNow.map(({ id }) => id))
    invalidateApplicationData(queries)
  }
  if (!lead && sent.length > 0) return <InitiativesSent applications={sent} onMore={() => setSent([])} />
  const notSent = failures.length > 0 && (
    <InlineAlert tone="danger" alert title={t('initiative.send.someFailed', { count: failures.length })}>
      <ul>
        {failures.map(({ company, reason }) => (
          <li key={company}>
            {company}: {reason}
          </li>
        ))}
      </ul>
      {sent.length > 0 && <p>{t('initiative.send.someSent', { count: sent.length })}</p>}
    </InlineAlert>
  )
  if (lead && step !== 'unternehmen') {
    return (
      <InitiativeEditor key={lead.id} lead={lead} drafts={drafts} step={step} onSent={onSent}>
        {notSent}
      </InitiativeEditor>
    )
  }
  return (
    <ApplyFrame
      title={t('initiative.title')}
      draft={lead ?? null}
      step={step}
      steps={initiativeSteps}
      about={{ label: t('initiative.companies'), brief: <ChosenBrief drafts={drafts} /> }}
      state={null}
    >
      {notSent}
      <ChooseCompanies drafts={drafts} />
    </ApplyFrame>
  )
}
