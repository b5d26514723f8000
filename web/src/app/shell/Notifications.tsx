import { useTexts } from '#lib/i18n/texts.ts'
import { dismissNotification, useNotifications } from '#lib/notifications.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'

export function Notifications() {
  const t = useTexts('common')
  const items = useNotifications((queue) => queue.items)
  return (
    <Toasts
      label={t('notifications.label')}
      items={items.map(({ key, type, title, desc }) => ({ key, tone: type, title, text: desc }))}
      onDismiss={dismissNotification}
    />
  )
}
