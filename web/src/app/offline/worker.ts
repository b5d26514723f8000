import { notify } from '#lib/notifications.ts'

type Words = { title: string; desc: string; reload: string }
type WorkerOptions = {
  /** Where a notification leads that was clicked. */
  open: (path: string) => void
  words: () => Words
}

const checkEveryMs = 60 * 60 * 1000

/** Keeps the program on the device, for a start without a connection, and takes push messages. */
export async function startWorker({ open, words }: WorkerOptions): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'open' && String(data.path).startsWith('/')) open(data.path)
  })
  const registration = await serviceWorker.register('/service-worker.js')
  offerUpdates(registration, words)
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < checkEveryMs) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** Offered, not forced: something may be half written. The next start has it anyway. */
function offerUpdates(registration: ServiceWorkerRegistration, words: () => Words): void {
  const { serviceWorker } = navigator
  // The first one replaces nobody.
  const offer = () => {
    const { waiting } = registration
    if (!waiting || !serviceWorker.controller) return
    const { title, desc, reload } = words()
    const onSelect = () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage({ type: 'activate' })
    }
    notify({ key: 'update', type: 'info', title, desc, action: { label: reload, onSelect } })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer()
    })
  })
}
