import type { Session } from '@tandem/contract/sessions'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { useEndSession } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'

export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useTexts('sessions')
  const end = useEndSession()
  // The button that was pressed goes with its session.
  const finish = (id: string | null) => end.mutate(id, { onSuccess: () => focusHeading('geraete') })
  const ended = end.isSuccess && t(end.variables === null ? 'othersEnded' : 'ended')
  return (
    <Stack gap={4}>
      {end.error && (
        <InlineAlert tone="danger" title={t('failed')} alert>
          {failureTextOf(end.error)}
        </InlineAlert>
      )}
      <Stack as="ul" gap={1}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => finish(session.id)}
          />
        ))}
      </Stack>
      {(sessions.length > 1 || ended) && (
        <Row wrap>
          {sessions.length > 1 && (
            <Button
              busy={end.isPending && end.variables === null}
              busyText={t('endBusy')}
              onClick={() => finish(null)}
            >
              {t('endOthers')}
            </Button>
          )}
          <SaveState state={ended ? 'saved' : 'idle'} text={ended || ''} />
        </Row>
      )}
    </Stack>
  )
}
