import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'

type MovesProps = { name: string; at: number; of: number; onMove: (to: number) => void }

/** Both stay where they are at an end, so that the focus does. */
export function Moves({ name, at, of, onMove }: MovesProps) {
  const t = useTexts('contents')
  const isFirst = at === 0
  const isLast = at === of - 1
  return (
    <Row gap={1}>
      <IconButton
        size="sm"
        icon={IconArrowUp}
        label={t('up', { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(at - 1)}
      />
      <IconButton
        size="sm"
        icon={IconArrowDown}
        label={t('down', { name })}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(at + 1)}
      />
    </Row>
  )
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
