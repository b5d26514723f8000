import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tooltip } from '#ui/actions/Tooltip.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Popover } from '#ui/overlay/Popover.tsx'
import styles from './FilterChip.module.css'

type FilterChipProps = {
  label: string
  /** In words, the first of them shows. */
  chosen: string[]
  onClear: () => void
  /** The fields, drawn while it is open. */
  children: ReactNode
}

/** A filter that folds out; when it is on, it says so and can be taken away at once. */
export function FilterChip({ label, chosen: [first, ...others], onClear, children }: FilterChipProps) {
  const t = useTexts('applicantSearch')
  const chip = useRef<HTMLSpanElement>(null)
  /** The button that was pressed goes, so the focus needs a new place. */
  function clear() {
    onClear()
    chip.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={chip} className={cx(styles.chip, first !== undefined && styles.on)}>
      <Popover
        label={label}
        trigger={(props) => (
          <button type="button" {...props} className={styles.opener}>
            {first === undefined ? (
              label
            ) : (
              <>
                <VisuallyHidden>{`${label}: `}</VisuallyHidden>
                <span className={styles.words}>{first}</span>
                {others.length > 0 && <span>{`+\u2009${others.length}`}</span>}
              </>
            )}
            <Icon icon={IconChevronDown} size={16} />
          </button>
        )}
      >
        {children}
      </Popover>
      {first !== undefined && (
        <Tooltip label={t('filters.clear', { name: label })}>
          <button
            type="button"
            className={styles.clear}
            aria-label={t('filters.clear', { name: label })}
            onClick={clear}
          >
            <Icon icon={IconX} size={16} />
          </button>
        </Tooltip>
      )}
    </span>
  )
}
