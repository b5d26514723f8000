import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { reportsQuery } from './queries.ts'
import { ReportCard } from './ReportCard.tsx'

/** Conversations that somebody reported: what is to be settled, and what was. */
export function MessageReportsPage() {
  const t = useTexts('backend')
  const to = useTo()
  const [params] = useSearchParams()
  const settled = params.get('stand') === 'erledigt'
  const reports = useQuery(reportsQuery(settled, useLocale()))
  const list = useRef<HTMLDivElement>(null)
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
        <div ref={list} tabIndex={-1}>
          {reports.data?.length === 0 && (
            <EmptyState art="waiting" title={t(settled ? 'reports.noneSettled' : 'reports.none')}>
              {t('reports.noneText')}
            </EmptyState>
          )}
          {reports.data && reports.data.length > 0 && (
            <Stack gap={5}>
              {reports.data.map((report) => (
                <ReportCard key={report.id} report={report} onSettled={() => list.current?.focus()} />
              ))}
            </Stack>
          )}
          {!reports.data && reports.isError && (
            <ErrorState onRetry={() => void reports.refetch()} requestId={requestIdOf(reports.error)} />
          )}
          {reports.isPending && <SkeletonList label={t('reports.loading')} />}
        </div>
      </Stack>
    </Page>
  )
}
