import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { printPictures } from './print-pictures.ts'

/** Prints the document itself. `draw` gives its pages as pictures. */
export function PrintButton({ draw }: { draw: () => Promise<Blob[]> }) {
  const t = useTexts('documentViewer')
  const [isPreparing, setPreparing] = useState(false)

  async function print() {
    if (isPreparing) return
    setPreparing(true)
    try {
      await printPictures(await draw())
    } catch {
      notify({ type: 'danger', title: t('printFailed'), desc: t('printFailedText') })
    } finally {
      setPreparing(false)
    }
  }
  return (
    <>
      <IconButton
        icon={IconPrinter}
        label={t('print')}
        aria-busy={isPreparing}
        onClick={() => void print()}
      />
      <LiveRegion>{isPreparing && t('preparing')}</LiveRegion>
    </>
  )
}
