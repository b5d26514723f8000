import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { NewestThreads } from '#features/messaging/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { DashboardCard } from './DashboardCard.tsx'

export function MessagesCard({ messages }: Pick<Dashboard, 'messages'>) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { number } = useFormats()
  const { unreadMessages: unread, readMessages: read } = messages
  return (
    <DashboardCard title={t('messages.title')} aside={unread > 0 && <Badge count={unread} />}>
      <NewestThreads count={3} none={t('messages.none')} />
      <Row wrap justify="between">
        <TextLink strong to={to(paths.messages())}>
          {t('messages.all')}
        </TextLink>
        {unread + read > 0 && (
          <Text size="small" muted>
            {unread > 0 ? (
              <TextLink to={to(paths.messages({ search: { ungelesen: '1' } }))}>
                {t('messages.unread', { unread: number(unread) })}
              </TextLink>
            ) : (
              t('messages.unread', { unread: number(0) })
            )}
            {t('messages.read', { read: number(read) })}
          </Text>
        )}
      </Row>
    </DashboardCard>
  )
}
