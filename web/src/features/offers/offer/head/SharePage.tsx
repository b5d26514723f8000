import { IconShare2 } from '@tabler/icons-react'
import type { ScreenPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'

type SharePageProps = { path: ScreenPath; name: string }

/** Hands the address to the device where it can share, else to the clipboard. */
export function SharePage({ path, name }: SharePageProps) {
  const t = useTexts('offers')
  const to = useTo()

  async function share() {
    const url = `${location.origin}${to(path)}`
    try {
      if (await handedOver({ title: name, url })) return
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', title: t('share.copied') })
    } catch {
      notify({ type: 'danger', title: t('share.failed'), desc: url })
    }
  }
  return <IconButton icon={IconShare2} label={t('share.label')} onClick={() => void share()} />
}

/** Whether the device took it; closing its sheet is a choice, not a failure. */
async function handedOver(data: ShareData): Promise<boolean> {
  // TypeScript takes it for granted; several browsers have none.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
