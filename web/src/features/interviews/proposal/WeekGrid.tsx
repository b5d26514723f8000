import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Interviewer, maxSlots } from '@tandem/contract/interviews'
import { type KeyboardEvent, useRef, useState } from 'react'
import { berlinParts } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import type { Slot } from './slots.ts'
import { WeekCell } from './WeekCell.tsx'
import styles from './WeekGrid.module.css'
import { gridTimes, weekNumber, workdays } from './week.ts'

type WeekGridProps = {
  slots: readonly Slot[]
  minutes: number
  /** Who takes part. */
  people: readonly Interviewer[]
  /** The interview that gets other times: it does not meet itself. */
  except: string | null
  onToggle: (day: string, time: string) => void
}

type Place = { row: number; column: number }

/** A week of the people who take part: what is free, what is not, and what is proposed. Arrow keys go about in it. */
export function WeekGrid({ slots, minutes, people, except, onToggle }: WeekGridProps) {
  const t = useTexts('interviews')
  const body = useRef<HTMLTableSectionElement>(null)
  const [weeksOn, setWeeksOn] = useState(0)
  const [current, setCurrent] = useState<Place>({ row: 1, column: 0 })
  // Said until the slots change, here or in the list beside.
  const [fullWith, setFullWith] = useState<readonly Slot[] | null>(null)
  const days = workdays(berlinParts(new Date().toISOString()).day, weeksOn)
  const week = t('grid.week', { number: weekNumber(days[0] ?? '') })

  function toggle(day: string, time: string, isChosen: boolean) {
    const isTooMany = !isChosen && slots.filter((slot) => slot.day).length >= maxSlots.company
    if (isTooMany) setFullWith(slots)
    else onToggle(day, time)
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const row = clamp(current.row + step.row, gridTimes.length - 1)
    const column = clamp(current.column + step.column, days.length - 1)
    setCurrent({ row, column })
    body.current?.rows[row]?.querySelectorAll('button')[column]?.focus()
  }
  return (
    <div className={styles.frame}>
      <WeekHead week={week} weeksOn={weeksOn} onChange={setWeeksOn} />
      <table aria-label={`${t('grid.label')}, ${week}`} className={styles.grid}>
        <Days days={days} />
        <tbody ref={body} onKeyDown={move}>
          {gridTimes.map((time, row) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {days.map((day, column) => {
                const isChosen = slots.some((slot) => slot.day === day && slot.time === time)
                return (
                  <WeekCell
                    key={day}
                    {...{ day, time, minutes, people, except, isChosen }}
                    isCurrent={current.row === row && current.column === column}
                    onFocus={() => setCurrent({ row, column })}
                    onToggle={() => toggle(day, time, isChosen)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
      <div role="status">{fullWith === slots && t('grid.full', { max: maxSlots.company })}</div>
    </div>
  )
}

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
const lastWeek = 51

type WeekHeadProps = { week: string; weeksOn: number; onChange: (weeksOn: number) => void }

function WeekHead({ week, weeksOn, onChange }: WeekHeadProps) {
  const t = useTexts('interviews')
  return (
    <div className={styles.head}>
      <b>{t('slots')}</b>
      <IconButton
        icon={IconChevronLeft}
        label={t('grid.before')}
        aria-disabled={weeksOn === 0}
        onClick={() => onChange(Math.max(0, weeksOn - 1))}
      />
      <b aria-live="polite">{week}</b>
      <IconButton
        icon={IconChevronRight}
        label={t('grid.after')}
        aria-disabled={weeksOn === lastWeek}
        onClick={() => onChange(Math.min(lastWeek, weeksOn + 1))}
      />
    </div>
  )
}

function Days({ days }: { days: readonly string[] }) {
  const { weekdayAndDay, fullDay } = useFormats()
  return (
    <thead>
      <tr>
        <td />
        {days.map((day) => (
          <th key={day} scope="col" abbr={fullDay(`${day}T12:00:00Z`)}>
            {weekdayAndDay(`${day}T12:00:00Z`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Each cell says its state itself. */
function Legend() {
  const t = useTexts('interviews')
  return (
    <ul className={styles.legend} aria-hidden="true">
      {(['free', 'maybe', 'busy', 'chosen'] as const).map((state) => (
        <li key={state}>
          <span className={cx(styles.swatch, styles[state])} />
          {t(`grid.${state}`)}
        </li>
      ))}
    </ul>
  )
}
