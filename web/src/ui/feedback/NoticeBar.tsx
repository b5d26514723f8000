import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './NoticeBar.module.css'
import { type Tone, toneIcon } from './tone.ts'

interface Notice {
  key: string
  tone: Tone
  title: string
  text?: ReactNode
  /** Stays as long as what it says is so. */
  lasting?: boolean
}

interface NoticeBarProps {
  label: string
  items: Notice[]
  /** On pages in the wide container. */
  wide?: boolean
  onDismiss: (key: string) => void
  /** The last one that could be closed was, by keyboard: the focus needs another place. */
  onEmptied: () => void
}

/** Above the header; of two with the same key the first. What appears later is read when there is time. */
export function NoticeBar({ label, items, wide, onDismiss, onEmptied }: NoticeBarProps) {
  const texts = useUiTexts()
  const { bar, keepFocus } = useFocusNext(onEmptied)
  const unique = items.filter((item, index) => items.findIndex(({ key }) => key === item.key) === index)
  return (
    <div ref={bar} aria-live="polite">
      {unique.length > 0 && (
        <section aria-label={label}>
          {unique.map(({ key, tone, title, text, lasting }) => (
            <div key={key} className={cx(styles.notice, styles[tone])}>
              <Container width={wide ? 'wide' : 'default'} className={styles.line}>
                <Icon icon={toneIcon[tone]} className={styles.icon} />
                <p className={styles.words}>
                  <VisuallyHidden>{`${texts.tones[tone]}: `}</VisuallyHidden>
                  <b>{title}</b> {text}
                </p>
                {!lasting && (
                  <IconButton
                    size="sm"
                    icon={IconX}
                    label={`${texts.close}: ${title}`}
                    tooltip={false}
                    onClick={(event) => {
                      keepFocus(event)
                      onDismiss(key)
                    }}
                  />
                )}
              </Container>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** Who closes one by keyboard goes on at the next. */
function useFocusNext(onEmptied: () => void) {
  const bar = useRef<HTMLDivElement>(null)
  const isLost = useRef(false)
  useLayoutEffect(() => {
    // It goes some time after it was pressed.
    if (!isLost.current || document.activeElement !== document.body) return
    isLost.current = false
    const next = bar.current?.querySelector('button')
    if (next) next.focus()
    else onEmptied()
  })
  return {
    bar,
    keepFocus(event: MouseEvent) {
      isLost.current = event.currentTarget.matches(':focus-visible')
    },
  }
}
