import { create } from 'zustand'

export type Notification = {
  /** A key that is already queued is not queued again. */
  key: string
  type: 'info' | 'success' | 'warning' | 'danger'
  title: string
  desc?: string
  /** One button: undo. */
  action?: { label: string; onSelect: () => void }
}

type Queue = { items: Notification[] }

export const useNotifications = create<Queue>()(() => ({ items: [] }))

let counter = 0

export function notify(notification: Omit<Notification, 'key'> & { key?: string }): void {
  counter += 1
  const key = notification.key ?? `notification-${counter}`
  useNotifications.setState(({ items }) =>
    items.some((item) => item.key === key) ? { items } : { items: [...items, { ...notification, key }] },
  )
}

export function dismissNotification(key: string): void {
  useNotifications.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }))
}
