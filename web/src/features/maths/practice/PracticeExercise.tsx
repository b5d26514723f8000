import { IconArrowRight, IconBulb } from '@tabler/icons-react'
import type { Exercise, Step } from '@tandem/contract/maths/exercises'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { AnswerField, firstAnswer } from '../formula/AnswerField.tsx'
import { ExerciseBody } from '../formula/ExerciseBody.tsx'
import { Formula, MathsText } from '../formula/MathsText.tsx'
import { useAnswerExercise } from '../queries.ts'

/** After so many tries the hint opens by itself. */
const triesBeforeHint = 2

export function PracticeExercise({ exercise, onNext }: { exercise: Exercise; onNext: () => void }) {
  const t = useTexts('maths')
  const [answer, setAnswer] = useState(() => firstAnswer(exercise))
  const [tries, setTries] = useState(0)
  const [hasHint, setHint] = useState(false)
  const { mutate, data, isPending } = useAnswerExercise()
  const isOver = data?.verdict === 'right' || data?.verdict === 'shown'
  const check = (given: string | null) =>
    mutate({ exercise: exercise.id, answer: given }, { onSuccess: () => setTries(tries + 1) })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isOver) check(answer)
  }
  return (
    <Stack gap={6}>
      <SectionCard title={exercise.title} description={t(`topic.${exercise.topic}`)}>
        <form onSubmit={submit} noValidate>
          <Stack gap={5}>
            <ExerciseBody exercise={exercise} level={2} />
            <AnswerField exercise={exercise} value={answer} onChange={setAnswer} problem={data?.problem} />
            <div aria-live="polite">
              {data && data.verdict !== 'unreadable' && (
                <InlineAlert tone={isOver ? 'success' : 'warning'} title={t(`verdict.${data.verdict}`)}>
                  {data.says ? <MathsText>{data.says}</MathsText> : null}
                </InlineAlert>
              )}
            </div>
            {(hasHint || tries >= triesBeforeHint) && !isOver && (
              <InlineAlert title={t('practice.hint')}>
                {exercise.hints.map((hint) => (
                  <Text key={hint} as="div">
                    <MathsText>{hint}</MathsText>
                  </Text>
                ))}
              </InlineAlert>
            )}
            <Row wrap>
              {isOver ? (
                <Button variant="primary" iconAfter={IconArrowRight} onClick={onNext}>
                  {t('practice.next')}
                </Button>
              ) : (
                <>
                  <Button type="submit" variant="primary" busy={isPending} busyText={t('busy')}>
                    {t('practice.check')}
                  </Button>
                  <Button variant="text" icon={IconBulb} onClick={() => setHint(true)}>
                    {t('practice.hint')}
                  </Button>
                  <Button variant="text" onClick={() => check(null)}>
                    {t('practice.solution')}
                  </Button>
                </>
              )}
            </Row>
          </Stack>
        </form>
      </SectionCard>
      {isOver && <WorkedExample steps={data.steps} solution={data.solution ?? ''} />}
    </Stack>
  )
}

/** The steps unfold one after the other; those that are open stay so. */
function WorkedExample({ steps, solution }: { steps: Step[]; solution: string }) {
  const t = useTexts('maths')
  const [shown, setShown] = useState(1)
  return (
    <SectionCard title={t('practice.steps')}>
      <Stack as="ol" gap={5}>
        {steps.slice(0, shown).map((step) => (
          <li key={step.title}>
            <Stack gap={2}>
              <b>{step.title}</b>
              {step.text && (
                <Text muted>
                  <MathsText>{step.text}</MathsText>
                </Text>
              )}
              <Formula tex={step.tex} sheet />
            </Stack>
          </li>
        ))}
      </Stack>
      {shown < steps.length ? (
        <Row>
          <Button onClick={() => setShown(shown + 1)}>{t('practice.nextStep')}</Button>
        </Row>
      ) : (
        <Text strong>
          {t('practice.result')} <MathsText>{solution}</MathsText>
        </Text>
      )}
    </SectionCard>
  )
}
