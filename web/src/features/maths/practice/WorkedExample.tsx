import type { PreparedExercise } from '@tandem/contract/maths/practice'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Formula, MathsText } from '../formula/MathsText.tsx'

/** The steps unfold one after the other; those that are open stay so. */
export function WorkedExample({ exercise: { steps, solution } }: { exercise: PreparedExercise }) {
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
