import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { OwnDeclineLetter } from '#features/applications/outcome/decline/OwnDeclineLetter.tsx'
import { applicationQuery } from '#features/applications/queries.ts'
import { ApplicationTimeline } from '#features/applications/stage/ApplicationTimeline.tsx'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import styles from './ApplicationCard.module.css'

type ApplicationHistoryProps = { id: string; title: string }

/** What happened to an application; asked for when it is opened. */
export function ApplicationHistory({ id, title }: ApplicationHistoryProps) {
  const t = useTexts('applications')
  const [open, setOpen] = useState(false)
  const paneId = useId()
  return (
    <Stack gap={4}>
      <div className={styles.toggle}>
        <Button
          size="sm"
          variant="text"
          iconAfter={open ? IconChevronUp : IconChevronDown}
          aria-expanded={open}
          aria-controls={open ? paneId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('own.history')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
      {open && (
        <div id={paneId}>
          <History id={id} />
        </div>
      )}
    </Stack>
  )
}

function History({ id }: { id: string }) {
  const t = useTexts('applications')
  const common = useTexts('common')
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  if (data)
    return (
      <Stack gap={4}>
        <OwnDeclineLetter application={data} />
        <ApplicationTimeline application={data} />
      </Stack>
    )
  if (!error) return <Loading label={t('own.historyLoading')} />
  return (
    <InlineAlert
      tone="danger"
      title={common('error.load')}
      actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
    >
      {refusalOf(error)}
    </InlineAlert>
  )
}
