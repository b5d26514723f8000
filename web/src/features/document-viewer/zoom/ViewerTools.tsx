import {
  IconArrowAutofitWidth,
  IconDownload,
  IconExternalLink,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import type { Attachment } from '@tandem/contract/applications'
import type { ReactNode } from 'react'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { PrintButton } from '../print/PrintButton.tsx'
import type { Zoom } from './useZoom.ts'
import styles from './ViewerTools.module.css'

type ViewerToolsProps = {
  blob: Blob
  file: Attachment
  zoom: Zoom
  /** Its pages as pictures, to be printed. */
  draw: () => Promise<Blob[]>
  children?: ReactNode
}

export function ViewerTools({ blob, file, zoom, draw, children }: ViewerToolsProps) {
  const t = useTexts('documentViewer')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own.
    <div role="group" aria-label={t('tools')} className={styles.tools}>
      {children}
      <div className={styles.zoom}>
        <IconButton icon={IconMinus} label={t('zoomOut')} disabled={!zoom.canZoomOut} onClick={zoom.out} />
        <output className={styles.percent}>{t('zoomed', { percent: Math.round(zoom.scale * 100) })}</output>
        <IconButton icon={IconPlus} label={t('zoomIn')} disabled={!zoom.canZoomIn} onClick={zoom.in} />
        <IconButton icon={IconArrowAutofitWidth} label={t('fit')} on={zoom.isFitted} onClick={zoom.fit} />
      </div>
      <div className={styles.file}>
        <PrintButton draw={draw} />
        <IconButton icon={IconExternalLink} label={t('openTab')} onClick={() => openTab(blob)} />
        <IconButton icon={IconDownload} label={t('save')} onClick={() => saveFile(blob, file.name)} />
      </div>
    </div>
  )
}

function openTab(blob: Blob) {
  const address = URL.createObjectURL(blob)
  window.open(address, '_blank')
  // The other tab may take a while to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
