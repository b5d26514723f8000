import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { MathsText } from '../formula/MathsText.tsx'
import { type GivenAnswer, removeChecked, useGivenAnswers } from './practice-store.ts'

/** What was answered without a connection: what waits, and what became of the rest. */
export function GivenAnswers() {
  const t = useTexts('maths')
  const given = useGivenAnswers()
  if (given.length === 0) return null
  const waiting = given.filter(({ feedback }) => feedback === null).length
  const checked = given.length - waiting
  const right = given.filter(
    ({ feedback }) => feedback && feedback !== 'refused' && feedback.verdict === 'right',
  ).length
  const words = [
    ...(checked > 0 ? [t('given.right', { right, count: checked })] : []),
    ...(waiting > 0 ? [t('given.waiting', { count: waiting })] : []),
  ]
  return (
    <SectionCard title={t('given.title')}>
      <div role="status">
        <Text muted>{words.join(' ')}</Text>
      </div>
      <Stack as="ul" gap={4}>
        {given.map((each) => (
          <Given key={each.exercise.id} given={each} />
        ))}
      </Stack>
      {checked > 0 && (
        <Row>
          <Button onClick={removeChecked}>{t('given.clear')}</Button>
        </Row>
      )}
    </SectionCard>
  )
}

function Given({ given: { exercise, answer, feedback } }: { given: GivenAnswer }) {
  const t = useTexts('maths')
  const places = exercise.options.length > 0 ? answer?.split(';').map(Number) : undefined
  const written = places?.map((place) => exercise.options[place] ?? '').join(', ') ?? answer
  const verdict =
    feedback === null
      ? t('given.waits')
      : feedback === 'refused'
        ? t('given.refused')
        : t(`verdict.${feedback.verdict}`)
  return (
    <li>
      <Row justify="between" wrap>
        <span>
          {t(`topic.${exercise.topic}`)}: <MathsText>{exercise.title}</MathsText>
        </span>
        <b>{verdict}</b>
      </Row>
      <Text size="small" muted>
        {written === null ? t('given.looked') : t('given.answer')}{' '}
        {written !== null && <MathsText>{written}</MathsText>}
      </Text>
      {feedback && feedback !== 'refused' && feedback.says && (
        <Text size="small">
          <MathsText>{feedback.says}</MathsText>
        </Text>
      )}
      {feedback && feedback !== 'refused' && feedback.verdict !== 'right' && answer !== null && (
        <Text size="small">
          {t('practice.result')} <MathsText>{exercise.solution}</MathsText>
        </Text>
      )}
    </li>
  )
}
