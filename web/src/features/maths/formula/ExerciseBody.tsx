import type { Exercise } from '@tandem/contract/maths/exercises'
import { Stack } from '#ui/layout/Stack.tsx'
import { ExerciseFigure } from './ExerciseFigure.tsx'
import { Formula, MathsText } from './MathsText.tsx'

/** What is asked: sentence, formula on its own sheet, picture. The heading takes the focus with each new one. */
export function ExerciseBody({ exercise, level = 1 }: { exercise: Exercise; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <Stack gap={5}>
      <Heading className="h2" tabIndex={-1}>
        <MathsText>{exercise.text}</MathsText>
      </Heading>
      {exercise.tex !== null && <Formula tex={exercise.tex} sheet />}
      {exercise.figure && exercise.kind !== 'point' && <ExerciseFigure figure={exercise.figure} />}
    </Stack>
  )
}
