import { IconCalendarPlus } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CallFailed } from './CallFailed.tsx'
import { useDownload } from './queries.ts'

/** An agreed interview for the reader's own calendar. */
export function CalendarDownload({ id }: { id: string }) {
  const t = useTexts('interviews')
  const download = useDownload(id, t('file'))
  return (
    <>
      <Button size="sm" icon={IconCalendarPlus} busy={download.isPending} onClick={() => download.mutate()}>
        {t('toCalendar')}
      </Button>
      <CallFailed error={download.error} />
    </>
  )
}
