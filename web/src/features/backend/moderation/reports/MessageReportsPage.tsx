import type { ThreadReport } from '@tandem/contract/backend/message-reports'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadedSoFar } from '#features/backend/frame/LoadedSoFar.tsx'
import { UnsavedGuard } from '#features/backend/frame/UnsavedGuard.tsx'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusHeading, focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { reportsQuery } from './queries.ts'
import { ReportCard, reportCardId } from './ReportCard.tsx'

/** Conversations that somebody reported: what is to be settled, and what was. */
export function MessageReportsPage() {
  const t = useTexts('backend')
  const to = useTo()
  const [params] = useSearchParams()
  const settled = params.get('stand') === 'erledigt'
  const reports = useInfiniteQuery(reportsQuery(settled, useLocale()))
  const [typed, setTyped] = useState<ThreadReport[]>([])
  const loaded = reports.data?.pages.flatMap(({ entries }) => entries)
  const shown = loaded && (settled ? loaded : withTyped(loaded, typed))
  return (
    <Page>
      <PageHead title={t('reports.title')} lead={t('reports.lead')} />
      <Stack gap={6}>
        <div>
          <SegmentedLinks
            label={t('reports.states')}
            items={[
              { to: to(paths.messageReports()), label: t('reports.open'), current: !settled },
              {
                to: to(paths.messageReports({ search: { stand: 'erledigt' } })),
                label: t('reports.settled'),
                current: settled,
              },
            ]}
          />
        </div>
        <div>
          {shown?.length === 0 && (
            <EmptyState art="waiting" title={t(settled ? 'reports.noneSettled' : 'reports.none')}>
              {t('reports.noneText')}
            </EmptyState>
          )}
          {shown && shown.length > 0 && (
            <LoadedSoFar query={reports} count={shown.length} entries="h2" more={t('reports.more')}>
              <Stack gap={5}>
                {shown.map((report) => (
                  <ReportCard
                    key={report.id}
                    report={report}
                    onTyped={(isTyped) =>
                      setTyped((all) => [...without(all, report), ...(isTyped ? [report] : [])])
                    }
                    onSettled={() => focusAfter(shown, report)}
                  />
                ))}
              </Stack>
            </LoadedSoFar>
          )}
          {!reports.data && reports.isError && (
            <ErrorState onRetry={() => void reports.refetch()} requestId={requestIdOf(reports.error)} />
          )}
          {reports.isPending && <SkeletonList label={t('reports.loading')} />}
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={typed.length > 0} asksBetweenViews />
    </Page>
  )
}

/** A report that something is typed about stays, also where somebody else has settled it. The oldest first. */
const withTyped = (open: ThreadReport[], typed: ThreadReport[]): ThreadReport[] =>
  [...open.reduce(without, typed), ...open].toSorted((a, b) => a.reportedAt.localeCompare(b.reportedAt))

/** Where the report that goes stands now: who settles many goes on with the next one. */
function focusAfter(shown: ThreadReport[], { id }: ThreadReport): void {
  const at = shown.findIndex((each) => each.id === id)
  const next = shown[at + 1] ?? shown[at - 1]
  if (next) focusHeading(reportCardId(next))
  else focusPageHeading()
}

const without = (all: ThreadReport[], { id }: ThreadReport) => all.filter((each) => each.id !== id)
