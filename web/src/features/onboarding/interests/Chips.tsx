import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ChipGroup } from '#ui/fields/choice/Chip.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Interests.module.css'

type ChipsProps = { title: string; hint?: string; children: ReactNode }

/** Chips that go when they are pressed: the focus stays at their place, for whoever presses several by keyboard. */
export function Chips({ title, hint, children }: ChipsProps) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<number | null>(null)
  const id = useId()
  useEffect(() => {
    if (pressed.current === null) return
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])]
    if (document.activeElement === document.body)
      buttons[Math.min(pressed.current, buttons.length - 1)]?.focus()
    pressed.current = null
  })
  useEffect(
    () => () => {
      // The last one has gone, and with it the group.
      setTimeout(() => document.activeElement === document.body && focusPageHeading())
    },
    [],
  )
  function note(target: EventTarget) {
    const button = (target as Element).closest('button')
    const at = [...(box.current?.querySelectorAll('button') ?? [])].indexOf(button as HTMLButtonElement)
    pressed.current = at < 0 ? null : at
  }
  return (
    <Stack as="section" gap={3}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      <div ref={box} onClickCapture={({ target }) => note(target)}>
        <ChipGroup label={title}>{children}</ChipGroup>
      </div>
      {hint && (
        <Text size="tiny" muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
