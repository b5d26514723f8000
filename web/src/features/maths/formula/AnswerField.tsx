import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Exercise } from '@tandem/contract/maths/exercises'
import type { FormulaProblem } from '@tandem/contract/maths/formula'
import { texOf } from '@tandem/contract/maths/formula-tex'
import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ExerciseFigure } from './ExerciseFigure.tsx'
import styles from './formula.module.css'
import { Formula, MathsText } from './MathsText.tsx'

type AnswerFieldProps = {
  exercise: Exercise
  value: string
  onChange: (value: string) => void
  problem?: FormulaProblem | null
  /** It is over. */
  disabled?: boolean
}

/** The field for the kind of answer that is asked for; all give a text. */
export function AnswerField(props: AnswerFieldProps) {
  if (props.exercise.kind === 'choice') return <Choice {...props} />
  if (props.exercise.kind === 'ordering') return <Ordering {...props} />
  return <Typed {...props} />
}

/** An order is an answer from the start: the one that stands there. */
export const firstAnswer = ({ kind, options }: Exercise) =>
  kind === 'ordering' ? options.map((_, at) => at).join(';') : ''

/** For a form with an answer that was not taken: its field takes the focus, once what is wrong with it stands there. */
export function useFocusAnswer() {
  const form = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) form.current?.querySelector('input')?.focus()
  }, [failures])
  return { form, focusAnswer: () => setFailures((before) => before + 1) }
}

const letters = 'ABCDEFGH'

function Choice({ exercise, value, onChange, problem, disabled }: AnswerFieldProps) {
  const t = useTexts('maths')
  const name = useId()
  const error = problem ? t('answer.notChosen') : undefined
  const { ids } = useField({ error })
  return (
    <Stack gap={3}>
      <fieldset
        className={styles.options}
        aria-label={t('answer.choose')}
        aria-describedby={error && ids.error}
        disabled={disabled}
      >
        {exercise.options.map((option, at) => (
          <label key={option} className={styles.option}>
            <span className={styles.letter}>{letters[at]}</span>
            <span className={styles.content}>
              <MathsText>{option}</MathsText>
            </span>
            <input
              type="radio"
              name={name}
              checked={value === String(at)}
              onChange={() => onChange(String(at))}
            />
          </label>
        ))}
      </fieldset>
      <FieldMessages ids={ids} error={error} />
    </Stack>
  )
}

function Ordering({ exercise, value, onChange, disabled }: AnswerFieldProps) {
  const t = useTexts('maths')
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; by: 1 | -1 } | null>(null)
  const order = (value || firstAnswer(exercise)).split(';').map(Number)
  function move(at: number, by: 1 | -1) {
    const next = [...order]
    const [option = 0] = next.splice(at, 1)
    next.splice(at + by, 0, option)
    onChange(next.join(';'))
    setMoved({ to: at + by, by })
  }
  // A row that moves loses the focus, and a button that leads no further cannot have it.
  useLayoutEffect(() => {
    if (!moved) return
    const [up, down] = list.current?.children[moved.to]?.querySelectorAll('button') ?? []
    const inTurn = moved.by === 1 ? [down, up] : [up, down]
    inTurn.find((button) => button && !button.disabled)?.focus()
  }, [moved])
  const text = (at: number) => <MathsText>{exercise.options[order[at] ?? 0] ?? ''}</MathsText>
  return (
    <div>
      <ol ref={list} className={styles.places} aria-label={t('answer.order')}>
        {order.map((option, at) => (
          <li key={option} className={styles.place}>
            <span className={styles.content}>{text(at)}</span>
            <IconButton
              icon={IconArrowUp}
              label={t('answer.up', { place: at + 1 })}
              disabled={disabled || at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('answer.down', { place: at + 1 })}
              disabled={disabled || at === order.length - 1}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
      <LiveRegion>
        {moved && (
          <>
            {t('answer.moved', { place: moved.to + 1, of: order.length })} {text(moved.to)}
          </>
        )}
      </LiveRegion>
    </div>
  )
}

const keys = {
  number: ['/', '√', 'π', '−', '(', ')'],
  fraction: ['/', '−'],
  expression: ['x', '^', '·', '/', '√', '(', ')', '+', '−', 'e'],
  set: ['{', '}', ';', '[', ']', '(', ')', '∞', '∪', '≤', '≥', '−'],
  vector: ['(', ';', ')', '/', '−'],
  point: ['(', '|', ')', '−'],
} as const

function Typed({ exercise, value, onChange, problem, disabled }: AnswerFieldProps) {
  const t = useTexts('maths')
  const input = useRef<HTMLInputElement>(null)
  const { figure, unit } = exercise
  const kind = exercise.kind === 'choice' || exercise.kind === 'ordering' ? 'number' : exercise.kind
  function insert(key: string) {
    const field = input.current
    const from = field?.selectionStart ?? value.length
    flushSync(() => onChange(value.slice(0, from) + key + value.slice(field?.selectionEnd ?? from)))
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(from + key.length, from + key.length)
  }
  const point = kind === 'point' ? pointOf(value) : null
  return (
    <Stack gap={3}>
      {kind === 'point' && figure && (
        <ExerciseFigure
          figure={figure}
          pick={{ at: point, onPick: (x, y) => !disabled && onChange(`(${x}|${y})`) }}
        />
      )}
      <TextField
        ref={input}
        label={t('answer.label')}
        hint={t(`answer.hint.${kind}`)}
        error={problem ? t(`answer.problem.${problem}`) : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={200}
        readOnly={disabled}
        suffix={unit ?? undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {!disabled && (
        <fieldset className={styles.keys} aria-label={t('answer.keyboard')}>
          {keys[kind].map((key) => (
            <button
              key={key}
              type="button"
              className={styles.key}
              aria-label={t(`answer.sign.${key}`)}
              onClick={() => insert(key)}
            >
              {key}
            </button>
          ))}
        </fieldset>
      )}
      <Preview value={value} />
    </Stack>
  )
}

/** As it is read; what is no formula shows nothing here and is said by the server. */
function Preview({ value }: { value: string }) {
  const t = useTexts('maths')
  const locale = useLocale()
  const read = parseFormula(value)
  if (!('formula' in read)) return <div className={styles.preview} />
  return (
    <div className={styles.preview}>
      <Text as="span" muted size="small">
        {t('answer.preview')}{' '}
      </Text>
      <Formula tex={texOf(read.formula, locale)} />
    </div>
  )
}

function pointOf(value: string): [number, number] | null {
  const found = /^\(?\s*(-?\d+)\s*[|;]\s*(-?\d+)\s*\)?$/.exec(value.replaceAll('−', '-'))
  return found ? [Number(found[1]), Number(found[2])] : null
}
