import { type Assessment, highestRating } from '@tandem/contract/received-applications'
import { useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useRate } from '../queries.ts'

type RatingsProps = { applicationId: string; ratings: Assessment['ratings'] }

/** The reader's own, which applies at once, and their colleagues'. */
export function Ratings({ applicationId, ratings }: RatingsProps) {
  const t = useTexts('receivedApplications')
  const rate = useRate(applicationId)
  const [done, setDone] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const saved = ratings.find(({ own }) => own)?.rating ?? null
  const own = rate.isPending ? rate.variables : saved
  const others = ratings.filter((each) => !each.own)

  function give(rating: number | null) {
    // The button that takes the rating away goes with it.
    if (rating === null) group.current?.querySelector('input')?.focus()
    rate.mutate(rating, {
      onSuccess: () => setDone(rating === null ? t('rating.removed') : t('rating.saved', { rating })),
    })
  }
  return (
    <div ref={group}>
      <Stack gap={3}>
        <RadioGroup
          name={`rating-${applicationId}`}
          legend={t('rating.label')}
          hint={t('rating.hint')}
          error={rate.error ? failureTextOf(rate.error) : undefined}
          inline
          value={own === null ? null : String(own)}
          onChange={({ target }) => give(Number(target.value))}
          options={steps.map((step) => ({ value: String(step), label: String(step) }))}
        />
        {own !== null && (
          <div>
            <Button size="sm" variant="text" onClick={() => give(null)}>
              {t('rating.remove')}
            </Button>
          </div>
        )}
        {others.length > 0 && (
          <ul aria-label={t('rating.colleagues')}>
            {others.map(({ colleague, rating }) => (
              <li key={colleague.id}>
                <Text size="small">{t('rating.each', { name: colleague.name, rating })}</Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <LiveRegion>{done}</LiveRegion>
    </div>
  )
}

const steps = Array.from({ length: highestRating }, (_, index) => index + 1)
