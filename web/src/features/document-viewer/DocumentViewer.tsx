import { IconX } from '@tabler/icons-react'
import type { Attachment } from '@tandem/contract/applications'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import styles from './DocumentViewer.module.css'

const OpenDocument = lazyPart(async () => (await import('./OpenDocument.tsx')).OpenDocument)

type DocumentViewerProps = {
  applicantId: string
  /** Among them the one that is open. */
  files: Attachment[]
  open: Attachment
  onOpen: (file: Attachment) => void
  onClose: () => void
  /** Counts how often somebody asked for one; then it takes the focus. */
  asked: number
  /** It stands in the page; else it takes the whole screen. */
  beside: boolean
}

/** A document of an application without a frame of its own. */
export function InlineDocument(props: { applicantId: string; file: Attachment; name: string }) {
  const t = useTexts('documentViewer')
  return <OpenDocument {...props} loading={<Loading label={t('loading')} />} />
}

/** A document of an application, read in the page. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { open, onClose } = props
  const name = namesOf(useDocumentTypes('all'))(open.type)
  if (props.beside) return <Beside {...props} name={name} />
  return (
    <Sheet open onClose={onClose} title={name} full>
      <div className={styles.frame}>
        <Choice {...props} />
        <InlineDocument key={open.key} applicantId={props.applicantId} file={open} name={name} />
      </div>
    </Sheet>
  )
}

function Beside({ name, ...props }: DocumentViewerProps & { name: string }) {
  const t = useTexts('documentViewer')
  const titleId = useId()
  const { open, onClose, asked } = props
  const section = useFocusWhileOpen(asked)

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <section ref={section} aria-labelledby={titleId} className={styles.beside} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {name}
        </h2>
        <Choice {...props} />
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <InlineDocument key={open.key} applicantId={props.applicantId} file={open} name={name} />
    </section>
  )
}

/** The heading takes the focus of who opened it, which goes back when it closes. */
function useFocusWhileOpen(asked: number) {
  const section = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  // Only what is outside has opened it.
  useLayoutEffect(() => {
    const at = section.current
    if (asked === 0 || !at || at.contains(document.activeElement)) return
    opener.current = document.activeElement
    at.querySelector('h2')?.focus()
    at.scrollIntoView({ block: 'nearest' })
  }, [asked])
  // A layout effect, because its cleanup runs before the element leaves the page.
  useLayoutEffect(() => {
    const at = section.current
    return () => {
      if (at?.contains(document.activeElement) && opener.current instanceof HTMLElement)
        opener.current.focus()
    }
  }, [])
  return section
}

function Choice({ files, open, onOpen }: DocumentViewerProps) {
  const t = useTexts('documentViewer')
  const typeName = namesOf(useDocumentTypes('all'))
  if (files.length < 2) return null
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('choose')}
        hideLabel
        size="sm"
        value={`${open.type} ${open.key}`}
        options={files.map(({ type, key, name }) => ({
          value: `${type} ${key}`,
          label: `${typeName(type)}: ${name}`,
        }))}
        onChange={({ target }) => {
          const chosen = files.find(({ type, key }) => `${type} ${key}` === target.value)
          if (chosen) onOpen(chosen)
        }}
      />
    </div>
  )
}
