import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Dialog.module.css'
import { DialogHead } from './DialogHead.tsx'
import { useDialog } from './useDialog.ts'

export interface DialogProps {
  open: boolean
  /** Left out where only an answer ends it: nothing closes it, and its heading takes the focus. */
  onClose?: () => void
  /** The question, or what is asked for: "Suche speichern". */
  title: ReactNode
  /** Buttons, the primary one last. A form keeps its own buttons among the children. */
  actions?: ReactNode
  /** Work goes on: it cannot be closed. */
  busy?: boolean
  children?: ReactNode
}

/** A bottom sheet on phones. Escape, or a phone's way back, takes a text that was written in it only the second time. */
export function Dialog({ open, onClose, title, actions, busy, children }: DialogProps) {
  const titleId = useId()
  const { isWarned, onInput, keepsOpen } = useWrittenText(open)
  const { onCancel, ...dialog } = useDialog({ open, onClose, locked: busy })
  return (
    <dialog
      {...dialog}
      onCancel={(event) => (keepsOpen(event) ? event.preventDefault() : onCancel(event))}
      onInput={onInput}
      className={styles.dialog}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={styles.content}>
          <DialogHead id={titleId} title={title} onClose={onClose} locked={busy} focused={!onClose} />
          {children}
          <UnsavedText isWarned={isWarned} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

function UnsavedText({ isWarned }: { isWarned: boolean }) {
  const { textUnsaved } = useUiTexts()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWarned) region.current?.scrollIntoView({ block: 'nearest' })
  }, [isWarned])
  return (
    <div ref={region} aria-live="polite" className={styles.warning}>
      {isWarned && <InlineAlert tone="warning">{textUnsaved}</InlineAlert>}
    </div>
  )
}

/** Only texts: what stands in a line is soon written again. */
function useWrittenText(open: boolean) {
  const isWritten = useRef(false)
  const [isWarned, setWarned] = useState(false)
  useEffect(() => {
    if (open) return
    isWritten.current = false
    setWarned(false)
  }, [open])
  return {
    isWarned,
    onInput({ target }: FormEvent) {
      if (!(target instanceof HTMLTextAreaElement)) return
      isWritten.current = target.value.trim() !== ''
      setWarned(false)
    },
    /** Whether the close is held up, which is said. */
    keepsOpen({ target, currentTarget }: SyntheticEvent): boolean {
      if (target !== currentTarget || !isWritten.current || isWarned) return false
      setWarned(true)
      return true
    },
  }
}
