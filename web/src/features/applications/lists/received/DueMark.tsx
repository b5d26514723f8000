import { IconAlertOctagon, IconClock } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'

/** In how many days an answer is due. `far` shows it also where there is time. */
export function DueMark({ dueIn, far = false }: { dueIn: number | null; far?: boolean }) {
  const t = useTexts('applications')
  if (dueIn === null || (dueIn > 3 && !far)) return null
  if (dueIn < 0) {
    return (
      <Tag tone="danger" icon={IconAlertOctagon}>
        {t('received.overdue', { count: -dueIn })}
      </Tag>
    )
  }
  if (dueIn > 3) return <span>{t('received.dueIn', { count: dueIn })}</span>
  return (
    <Tag tone="warning" icon={IconClock}>
      {dueIn === 0 ? t('received.dueToday') : t('received.dueIn', { count: dueIn })}
    </Tag>
  )
}
