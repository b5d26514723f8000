import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import styles from './PrintButton.module.css'

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

/**
 * Prints the pages of a document, given as pictures, and nothing of the page around it. Not by the browser's own viewer:
 * it cannot be asked to print everywhere.
 */
async function printPictures(pictures: Blob[]): Promise<void> {
  const images = pictures.map((picture) => {
    const image = new Image()
    image.src = URL.createObjectURL(picture)
    return image
  })
  const sheets = document.createElement('div')
  sheets.className = styles.sheets ?? ''
  sheets.append(...images)
  const remove = () => {
    sheets.remove()
    for (const { src } of images) URL.revokeObjectURL(src)
  }
  try {
    await Promise.all(images.map((image) => image.decode()))
  } catch (error) {
    remove()
    throw error
  }
  document.body.append(sheets)
  // On phones `print` does not wait for the dialog to close.
  window.addEventListener('afterprint', remove, { once: true })
  window.print()
}
