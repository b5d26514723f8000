import { IconArrowUp, IconCheck, IconExclamationMark } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './FileRow.module.css'

export function FileList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface FileRowProps extends Omit<ComponentProps<'li'>, 'children' | 'className'> {
  name: string
  state: 'missing' | 'uploading' | 'done' | 'error'
  /** The file's name and size, what is missing, or what went wrong. */
  meta?: ReactNode
  /** 0 to 100, while uploading. */
  progress?: number
  /** Buttons at the right: upload, view, remove, try again. */
  action?: ReactNode
  /** Files that are dragged would land here. */
  isTarget?: boolean
}

export function FileRow({ name, state, meta, progress = 0, action, isTarget, ...rest }: FileRowProps) {
  const texts = useUiTexts()
  const mark = marks[state]
  return (
    <li {...rest} className={cx(styles.row, styles[state], isTarget && styles.target)}>
      <span className={styles.mark} aria-hidden="true">
        {mark && <Icon icon={mark} size={16} />}
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        {state === 'uploading' && <ProgressBar value={progress} label={name} thin />}
        <span className={styles.meta} role={state === 'error' ? 'alert' : undefined}>
          {meta ?? (state === 'uploading' && texts.progress(Math.round(progress)))}
        </span>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

const marks = { missing: null, uploading: IconArrowUp, done: IconCheck, error: IconExclamationMark }
