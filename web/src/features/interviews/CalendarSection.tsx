import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CallFailed } from './CallFailed.tsx'
import styles from './panel/InterviewState.module.css'
import { calendarFeedQuery, useCreateFeed, useDeleteFeed } from './queries.ts'

/** The private address of one's interviews, which a calendar subscribes to. */
export function CalendarSection() {
  const t = useTexts('interviews')
  const { day } = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery(calendarFeedQuery())
  const create = useCreateFeed()
  const revoke = useDeleteFeed()
  const createdAt = data?.createdAt

  function end() {
    revoke.mutate(undefined, {
      onSuccess: () => {
        create.reset()
        notify({ type: 'success', title: t('feed.revoked') })
        frame.current?.querySelector('h2')?.focus()
      },
    })
  }
  return (
    <div ref={frame}>
      <SectionCard id="kalender" title={t('feed.title')} description={t('feed.text')}>
        <Stack gap={4}>
          {/* What comes of them stands below, so that they stay where they were pressed. */}
          <Row wrap>
            <Button busy={create.isPending} onClick={() => create.mutate()}>
              {t(createdAt ? 'feed.renew' : 'feed.create')}
            </Button>
            {createdAt && (
              <Button variant="text" busy={revoke.isPending} onClick={end}>
                {t('feed.revoke')}
              </Button>
            )}
          </Row>
          {createdAt && (
            <Text size="small" muted>
              {t('feed.renewHint')}
            </Text>
          )}
          <CallFailed error={create.error ?? revoke.error ?? error} />
          {create.data && (
            <InlineAlert
              tone="success"
              title={t('feed.once')}
              alert
              actions={<CopyButton text={create.data.url} />}
            >
              <p>{t('feed.onceText')}</p>
              <p className={styles.where}>{create.data.url}</p>
            </InlineAlert>
          )}
          {createdAt && !create.data && <Text>{t('feed.since', { day: day(createdAt) })}</Text>}
        </Stack>
      </SectionCard>
    </div>
  )
}
