import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { UndoNotice } from '#features/applications/outcome/UndoNotice.tsx'
import { boardColumns, columnOf } from '#features/applications/stage/board-columns.ts'
import { assessmentsQuery } from '#features/received-applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { Board } from './board/Board.tsx'
import { ExportReceived } from './ExportReceived.tsx'
import { DueBand } from './filters/DueBand.tsx'
import {
  filterReceived,
  offersOf,
  type ReceivedApplication,
  sortReceived,
} from './filters/filter-received.ts'
import { ReceivedFilters } from './filters/ReceivedFilters.tsx'
import { noFilter, type ReceivedView, useReceivedView } from './filters/useReceivedView.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { SelectAllBox, SelectionProvider } from './selection/selection.tsx'
import { ShownIds } from './shown-ids.ts'
import { ReceivedTable } from './table/ReceivedTable.tsx'
import { useLastVisit } from './useLastVisit.ts'

/** The applications that are loaded, narrowed down, as board or as list. */
export function Received({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const { change, to: _, ...view } = useReceivedView()
  const [text, setText] = useTypedText(view.text)
  const { data: assessments } = useQuery(assessmentsQuery())
  const assessed = useAssessed(applications)
  const values = { ...view, text }
  const found = sortReceived(filterReceived(assessed, values), view.sort)
  const shown = useRef<readonly string[]>([])
  useEffect(() => {
    shown.current = inShownOrder(found, view.view)
  })
  const isFiltered = Object.keys(noFilter).some((key) => values[key as keyof typeof noFilter] !== '')

  function filter(next: Partial<ReceivedView>) {
    if (next.text !== undefined) setText(next.text)
    change(next)
  }
  if (applications.length === 0) return <NothingReceived />
  return (
    <SelectionProvider>
      <Stack gap={5}>
        <div>
          <UndoNotice
            applications={applications.map((each) => ({ ...each, name: each.applicant?.name ?? '' }))}
          />
          {view.view === 'list' && <DueBand applications={assessed} />}
          <ReceivedFilters
            offers={offersOf(applications)}
            hasInitiatives={applications.some(({ target }) => target?.offerId === null)}
            colleagues={assessments?.colleagues ?? []}
            years={yearsOf(applications)}
            values={values}
            onChange={filter}
          />
          <LiveRegion>
            {isFiltered && t('received.found', { count: found.length, total: applications.length })}
          </LiveRegion>
        </div>
        {found.length === 0 && (
          <EmptyState
            art="no-meeting"
            title={t('received.nothingFound')}
            action={<Button onClick={() => filter(noFilter)}>{t('received.clear')}</Button>}
          >
            {t('received.nothingFoundText')}
          </EmptyState>
        )}
        <ShownIds value={shown}>
          {found.length > 0 && view.view === 'board' && <Board applications={found} />}
          {found.length > 0 && view.view === 'list' && (
            <Stack gap={3}>
              <SelectAllBox ids={found.map(({ id }) => id)} />
              <ReceivedTable applications={found} />
            </Stack>
          )}
        </ShownIds>
        {found.length > 0 && <ExportReceived applications={found} />}
        <SelectionBar applications={found} colleagues={assessments?.colleagues ?? []} />
      </Stack>
    </SelectionProvider>
  )
}

/** Joined with what colleagues think, when the answer is due, and whether one has seen it before. */
function useAssessed(applications: ApplicationSummary[]) {
  const { data: assessments } = useQuery(assessmentsQuery())
  const { responseDays } = useSettings().company
  const lastVisit = useLastVisit()
  const known = useRef(new Map<string, ReceivedApplication>())
  return useMemo(() => {
    const now = new Date()
    const assessed = applications.map((each) => {
      const next: ReceivedApplication = {
        ...each,
        assessment: assessments?.of(each.id) ?? null,
        dueIn: daysUntilAnswer(each, responseDays, now),
        isNew: each.sentAt !== null && Date.parse(each.sentAt) > lastVisit,
      }
      // What is as before stays the same object, so that its card is not drawn again.
      const before = known.current.get(each.id)
      return before && isEqual(before, next) ? before : next
    })
    known.current = new Map(assessed.map((each) => [each.id, each]))
    return assessed
  }, [applications, assessments, responseDays, lastVisit])
}

const isEqual = (a: ReceivedApplication, b: ReceivedApplication) =>
  (Object.keys(b) as (keyof ReceivedApplication)[]).every((key) => a[key] === b[key])

/** On the board column by column. */
const inShownOrder = (found: ReceivedApplication[], view: ReceivedView['view']) =>
  (view === 'list'
    ? found
    : boardColumns.flatMap((column) => found.filter((each) => columnOf(each) === column))
  ).map(({ id }) => id)

const yearsOf = (applications: ApplicationSummary[]) =>
  [...new Set(applications.flatMap(({ desiredYears }) => desiredYears))].toSorted((a, b) => a - b)

function NothingReceived() {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <EmptyState
      art="waiting"
      title={t('received.empty')}
      action={<ButtonLink to={to(paths.dashboard())}>{t('received.toDashboard')}</ButtonLink>}
    >
      {t('received.emptyText')}
    </EmptyState>
  )
}
