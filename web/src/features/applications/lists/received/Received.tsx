import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { UndoNotice } from '#features/applications/outcome/UndoNotice.tsx'
import { assessmentsQuery } from '#features/received-applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { Board } from './board/Board.tsx'
import { filterReceived, offersOf } from './filter-received.ts'
import { ReceivedFilters } from './ReceivedFilters.tsx'
import { ReceivedTable } from './table/ReceivedTable.tsx'
import { useReceivedView } from './useReceivedView.ts'

/** The applications that are loaded, narrowed down, as board or as list. */
export function Received({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const { view, offer, handler, text: textOfAddress, change } = useReceivedView()
  const [text, setText] = useTypedText(textOfAddress)
  const { data: assessments } = useQuery(assessmentsQuery())
  const assessed = useMemo(
    () => applications.map((each) => ({ ...each, assessment: assessments?.of(each.id) ?? null })),
    [applications, assessments],
  )
  const found = filterReceived(assessed, { offer, text, handler })

  function filter(next: { offer?: string; text?: string; handler?: string }) {
    if (next.text !== undefined) setText(next.text)
    change(next)
  }
  if (applications.length === 0) return <NothingReceived />
  return (
    <Stack gap={5}>
      <div>
        <UndoNotice
          applications={applications.map((each) => ({ ...each, name: each.applicant?.name ?? '' }))}
        />
        <ReceivedFilters
          offers={offersOf(applications)}
          offer={offer}
          text={text}
          handler={handler}
          colleagues={assessments?.colleagues ?? []}
          onOffer={(id) => filter({ offer: id })}
          onText={(words) => filter({ text: words })}
          onHandler={(id) => filter({ handler: id })}
        />
        <LiveRegion>
          {(offer || text || handler) &&
            t('received.found', { count: found.length, total: applications.length })}
        </LiveRegion>
      </div>
      {found.length === 0 && (
        <EmptyState
          art="no-meeting"
          title={t('received.nothingFound')}
          action={
            <Button onClick={() => filter({ offer: '', text: '', handler: '' })}>
              {t('received.clear')}
            </Button>
          }
        >
          {t('received.nothingFoundText')}
        </EmptyState>
      )}
      {found.length > 0 && view === 'board' && <Board applications={found} />}
      {found.length > 0 && view === 'list' && <ReceivedTable applications={found} />}
    </Stack>
  )
}

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
