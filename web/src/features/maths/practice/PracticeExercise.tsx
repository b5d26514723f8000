import { IconArrowRight, IconBulb } from '@tabler/icons-react'
import type { PreparedExercise } from '@tandem/contract/maths/practice'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { NetworkError } from '#lib/api/api-error.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { AnswerField, firstAnswer, useFocusAnswer } from '../formula/AnswerField.tsx'
import { ExerciseBody } from '../formula/ExerciseBody.tsx'
import { MathsText } from '../formula/MathsText.tsx'
import { useAnswerExercise } from '../queries.ts'
import { give, keepStarted, startedAt, useGivenAnswers } from './practice-store.ts'
import { WorkedExample } from './WorkedExample.tsx'

/** After so many tries the hint opens by itself. */
const triesBeforeHint = 2

type PracticeExerciseProps = {
  exercise: PreparedExercise
  /** Where what is typed is kept. */
  place: string
  isOffline: boolean
  /** It comes after another one. */
  takesFocus: boolean
  /** It does not come again. */
  onOver: () => void
  onNext: () => void
}

export function PracticeExercise({ exercise, place, isOffline, ...rest }: PracticeExerciseProps) {
  const { takesFocus, onOver, onNext } = rest
  const t = useTexts('maths')
  const [answer, setAnswer] = useState(() => startedAt(place)?.answer ?? firstAnswer(exercise))
  const [isEmpty, setEmpty] = useState(false)
  const [tries, setTries] = useState(0)
  const [hasHint, setHint] = useState(false)
  const id = useId()
  const { form, focusAnswer } = useFocusAnswer()
  const next = useRef<HTMLButtonElement>(null)
  const { mutate, data, isPending } = useAnswerExercise()
  const given = useGivenAnswers().find((each) => each.exercise.id === exercise.id)
  const feedback = given && given.feedback !== 'refused' ? given.feedback : data
  const isOver = given !== undefined || data?.verdict === 'right' || data?.verdict === 'shown'
  const problem = isEmpty && answer.trim() === '' ? 'empty' : data?.problem
  function change(next: string) {
    setAnswer(next)
    keepStarted(place, { exercise, answer: next })
  }
  function keep(next: string | null) {
    give(exercise, next)
    onOver()
  }
  function check(next: string | null) {
    if (isOffline) return keep(next)
    mutate(
      { exercise: exercise.id, answer: next },
      {
        onSuccess: ({ verdict, problem }) => {
          setTries(tries + 1)
          if (problem) focusAnswer()
          if (verdict === 'right' || verdict === 'shown') onOver()
        },
        onError: (error) => error instanceof NetworkError && keep(next),
      },
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const nothing = answer.trim() === ''
    setEmpty(nothing)
    if (nothing) return focusAnswer()
    if (!isPending && !isOver) check(answer)
  }
  useEffect(() => {
    if (takesFocus) focusHeading(id)
  }, [takesFocus, id])
  // The buttons that had it are gone then.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) next.current?.focus()
  }, [isOver])
  return (
    <Stack gap={6}>
      <SectionCard title={exercise.title} description={t(`topic.${exercise.topic}`)}>
        <form ref={form} id={id} onSubmit={submit} noValidate>
          <Stack gap={5}>
            <ExerciseBody exercise={exercise} level={2} />
            <AnswerField
              exercise={exercise}
              value={answer}
              onChange={change}
              problem={problem}
              disabled={isOver}
            />
            <div aria-live="polite">
              <Stack gap={5}>
                {feedback && feedback.verdict !== 'unreadable' ? (
                  <InlineAlert tone={verdictTone(feedback.verdict)} title={t(`verdict.${feedback.verdict}`)}>
                    {feedback.says ? <MathsText>{feedback.says}</MathsText> : null}
                  </InlineAlert>
                ) : given ? (
                  <InlineAlert title={t(given.answer === null ? 'verdict.shown' : 'given.keptTitle')}>
                    {t('given.keptText')}
                  </InlineAlert>
                ) : null}
                {(hasHint || tries >= triesBeforeHint) && !isOver && (
                  <InlineAlert title={t('practice.hint')}>
                    {exercise.hints.map((hint) => (
                      <Text key={hint} as="div">
                        <MathsText>{hint}</MathsText>
                      </Text>
                    ))}
                  </InlineAlert>
                )}
              </Stack>
            </div>
            <Row wrap>
              {isOver ? (
                <Button ref={next} variant="primary" iconAfter={IconArrowRight} onClick={onNext}>
                  {t('practice.next')}
                </Button>
              ) : (
                <>
                  <Button type="submit" variant="primary" busy={isPending} busyText={t('busy')}>
                    {t(isOffline ? 'practice.keep' : 'practice.check')}
                  </Button>
                  <Button variant="text" icon={IconBulb} onClick={() => setHint(true)}>
                    {t('practice.hint')}
                  </Button>
                  <Button variant="text" onClick={() => check(null)}>
                    {t('practice.solution')}
                  </Button>
                  <Button variant="text" onClick={onNext}>
                    {t('practice.other')}
                  </Button>
                </>
              )}
            </Row>
          </Stack>
        </form>
      </SectionCard>
      {isOver && <WorkedExample exercise={exercise} />}
    </Stack>
  )
}

const verdictTone = (verdict: string) =>
  verdict === 'right' || verdict === 'shown' ? ('success' as const) : ('warning' as const)
