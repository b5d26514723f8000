import { IconCheck } from '@tabler/icons-react'
import { type Interviewer, minNoticeMs } from '@tandem/contract/interviews'
import { berlinInstant } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { type Clash, findClashes } from './slots.ts'
import { useClashWords } from './useClashWords.ts'
import styles from './WeekGrid.module.css'

type WeekCellProps = {
  day: string
  time: string
  minutes: number
  people: readonly Interviewer[]
  except: string | null
  isChosen: boolean
  /** The one of the grid that the tab key reaches. */
  isCurrent: boolean
  onFocus: () => void
  onToggle: () => void
}

/** A time that is taken can be proposed all the same; one that is too soon cannot. */
export function WeekCell({ day, time, minutes, people, except, ...cell }: WeekCellProps) {
  const t = useTexts('interviews')
  const { fullDay } = useFormats()
  const clashWords = useClashWords()
  const { isChosen, isCurrent, onFocus, onToggle } = cell
  const startsAt = berlinInstant(day, time) ?? ''
  const isLate = !isChosen && Date.parse(startsAt) - Date.now() < minNoticeMs
  const clashes = isLate ? [] : findClashes(startsAt, minutes, { people, except })
  const taken = clashes.map(clashWords)
  const state = isChosen ? 'chosen' : isLate ? 'late' : stateOf(clashes)
  return (
    <td>
      <button
        type="button"
        className={cx(styles.cell, styles[state])}
        aria-label={[`${fullDay(startsAt)}, ${time}`, t(`grid.${state}`), ...taken].join(', ')}
        title={taken.join('\n') || undefined}
        aria-pressed={isChosen}
        aria-disabled={isLate}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
        onClick={() => !isLate && onToggle()}
      >
        {isChosen && <Icon icon={IconCheck} size={18} />}
      </button>
    </td>
  )
}

/** What stands firm outweighs what is only proposed. */
function stateOf(clashes: readonly Clash[]) {
  if (clashes.length === 0) return 'free'
  return clashes.some(({ isFirm }) => isFirm) ? 'busy' : 'maybe'
}
