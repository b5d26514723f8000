import { IconCalendarEvent } from '@tabler/icons-react'
import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OutcomeActions } from '#features/applications/outcome/OutcomeActions.tsx'
import { UndoNotice } from '#features/applications/outcome/UndoNotice.tsx'
import { applicationQuery } from '#features/applications/queries.ts'
import { MoveAction } from '#features/applications/record/MoveAction.tsx'
import { useApplicantName } from '#features/applications/record/useApplicantName.ts'
import { interviewsQuery } from '#features/interviews/public.ts'
import { assessmentsQuery } from '#features/received-applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { comparedOf, useCompared } from '#lib/navigation/useCompared.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { ComparisonPage } from '#ui/data/comparison/ComparisonPage.tsx'
import { ComparisonTable } from '#ui/data/comparison/ComparisonTable.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CandidateLink, useCandidateLink } from '../CandidateLink.tsx'
import { ShownIds } from '../shown-ids.ts'
import { useComparisonGroups } from './useComparisonGroups.tsx'

/** Two to four received applications beside each other. */
export function Comparison({ ids }: { ids: string[] }) {
  const t = useTexts('applications')
  const to = useTo()
  const locale = useLocale()
  const { searchOf } = useCompared()
  const nameOf = useApplicantName()
  const [said, setSaid] = useState('')
  const remove = useRemove(ids, setSaid)
  const { data: assessments } = useQuery(assessmentsQuery())
  const answers = useQueries({ queries: ids.map((id) => applicationQuery(id, locale)) })
  const { found, missing, ...state } = comparedOf(ids, answers)
  const title = t('compare.title', { count: found.length })
  usePageTitle(title)
  return (
    <ComparisonPage
      {...state}
      title={state.isEnough ? title : t('compare.action')}
      back={{
        to: { pathname: to(paths.receivedApplications()), search: searchOf(null) },
        label: t('record.toList'),
      }}
      words={{
        loading: t('compare.loading'),
        differences: t('compare.differences'),
        print: t('compare.print'),
        tooFew: t('compare.tooFew'),
        tooFewText: t('compare.tooFewText'),
      }}
      missing={missing.length > 0 ? t('compare.missing', { count: missing.length }) : null}
      said={said}
    >
      {(onlyDifferences) => (
        <ShownIds value={{ current: found.map(({ id }) => id) }}>
          <UndoNotice applications={found.map((each) => ({ ...each, name: nameOf(each.applicant) }))} />
          <Compared
            applications={found}
            assessmentOf={(id) => assessments?.of(id) ?? null}
            onlyDifferences={onlyDifferences}
            onRemove={remove}
          />
        </ShownIds>
      )}
    </ComparisonPage>
  )
}

function useRemove(ids: readonly string[], say: (words: string) => void) {
  const t = useTexts('applications')
  const navigate = useNavigate()
  const { searchOf } = useCompared()
  const nameOf = useApplicantName()
  return ({ id, applicant }: Application) => {
    void navigate({ search: searchOf(ids.filter((each) => each !== id)) }, { replace: true })
    say(t('compare.removed', { name: nameOf(applicant) }))
    // The button goes with its column.
    focusPageHeading()
  }
}

type ComparedProps = {
  applications: Application[]
  assessmentOf: (id: string) => AssessmentSummary | null
  onlyDifferences: boolean
  onRemove: (application: Application) => void
}

function Compared({ applications, assessmentOf, onlyDifferences, onRemove }: ComparedProps) {
  const t = useTexts('applications')
  const nameOf = useApplicantName()
  const { list } = useFormats()
  return (
    <ComparisonTable
      label={t('compare.table')}
      words={{
        rowHeads: t('compare.what'),
        legend: t('compare.legend'),
        standsOut: t('compare.standsOut'),
        same: (labels) => t('compare.same', { rows: list(labels) }),
        never: t('compare.neverCounts'),
      }}
      columns={applications.map((application) => {
        const name = nameOf(application.applicant)
        return {
          key: application.id,
          title: <CandidateLink id={application.id}>{name}</CandidateLink>,
          actions: (
            <>
              <InviteLink application={application} name={name} />
              {application.can.move && <MoveAction application={application} name={name} />}
              <OutcomeActions application={application} name={name} />
            </>
          ),
          removeLabel: t('compare.remove', { name }),
          onRemove: () => onRemove(application),
        }
      })}
      groups={useComparisonGroups(applications, assessmentOf)}
      onlyDifferences={onlyDifferences}
    />
  )
}

/** Where no interview is under way. */
function InviteLink({ application: { id, status }, name }: { application: Application; name: string }) {
  const t = useTexts('applications')
  const link = useCandidateLink(id, { invites: true })
  const { data } = useQuery({ ...interviewsQuery(id), enabled: status === applicationStatuses.sent })
  if (!data?.can.propose) return null
  return (
    <ButtonLink {...link} icon={IconCalendarEvent}>
      {t('compare.invite')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
}
