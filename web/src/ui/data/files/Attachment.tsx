import { IconDownload, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './Attachment.module.css'

interface AttachmentProps {
  name: string
  /** "PDF, 96 KB" */
  meta: string
  kind: 'pdf' | 'image' | 'document'
  /** "Ablauf-Gespraech.pdf öffnen" */
  openLabel: string
  onOpen: () => void
  busy?: boolean
}

/** Files are fetched with the session's token, so this is a button and no link. */
export function Attachment({ name, meta, kind, openLabel, onOpen, busy }: AttachmentProps) {
  return (
    <button type="button" className={styles.attachment} aria-busy={busy} onClick={onOpen}>
      <VisuallyHidden>{`${openLabel}: `}</VisuallyHidden>
      <Icon icon={icons[kind]} size={24} className={styles.kind} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.meta}>{meta}</span>
      </span>
      <Icon icon={IconDownload} className={styles.open} />
    </button>
  )
}

const icons = { pdf: IconFileTypePdf, image: IconPhoto, document: IconFileText }
