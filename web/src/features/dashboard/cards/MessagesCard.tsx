import { paths } from '@tandem/contract/paths'
import { NewestThreads } from '#features/messaging/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { DashboardCard } from './DashboardCard.tsx'

export function MessagesCard({ unread }: { unread: number }) {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard title={t('messages.title')} aside={unread > 0 && <Badge count={unread} />}>
      <NewestThreads count={3} none={t('messages.none')} />
      <div>
        <TextLink strong to={to(paths.messages())}>
          {t('messages.all')}
        </TextLink>
      </div>
    </DashboardCard>
  )
}
