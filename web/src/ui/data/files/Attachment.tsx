import {
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react'
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
  /** It opens in a new tab. */
  isElsewhere?: boolean
  /** It opens in the page, and whether it is open there now; without it, it opens elsewhere. */
  isOpen?: boolean
  'data-shortcut'?: string
}

/** Files are fetched with the session's token, so this is a button and no link. */
export function Attachment(props: AttachmentProps) {
  const { name, meta, kind, openLabel, onOpen, busy, isElsewhere, isOpen, ...rest } = props
  const shows = isElsewhere ? IconExternalLink : isOpen === undefined ? IconDownload : IconEye
  return (
    <button
      {...rest}
      type="button"
      data-print="text"
      className={styles.attachment}
      aria-busy={busy}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>{`${openLabel}: `}</VisuallyHidden>
      <Icon icon={icons[kind]} size={24} className={styles.kind} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.meta}>{meta}</span>
      </span>
      <Icon icon={shows} className={styles.open} />
    </button>
  )
}

const icons = { pdf: IconFileTypePdf, image: IconPhoto, document: IconFileText }
