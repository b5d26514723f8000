import type { Attachment } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './pages.module.css'
import { SaveOnly } from './SaveOnly.tsx'
import { useZoom, zoomByKey } from './zoom/useZoom.ts'
import { ViewerTools } from './zoom/ViewerTools.tsx'

type ImageDocumentProps = { blob: Blob; file: Attachment; name: string }

export function ImageDocument({ blob, file, name }: ImageDocumentProps) {
  const t = useTexts('documentViewer')
  const scroller = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const zoom = useZoom(scroller, width)
  const address = useAddress(blob)
  if (isBroken) return <SaveOnly blob={blob} file={file} title={t('brokenTitle')} text={t('brokenText')} />
  return (
    <div className={styles.document}>
      <ViewerTools blob={blob} file={file} zoom={zoom} draw={async () => [blob]} />
      <section
        ref={scroller}
        aria-label={t('pages', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        className={styles.scroller}
        onKeyDown={({ key }) => zoomByKey(zoom, key)}
      >
        {address && (
          <img
            src={address}
            alt={`${name}, ${file.name}`}
            className={styles.image}
            style={{ width: width ? width * zoom.scale : undefined }}
            onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
            onError={() => setBroken(true)}
          />
        )}
      </section>
    </div>
  )
}

function useAddress(blob: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(blob)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return address
}
