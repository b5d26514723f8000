import type { Preparation } from '@tandem/contract/maths/preparation'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { useSavePlan } from '../queries.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const durations = [15, 30, 45, 60, 90]

/** On which days, and how long. */
export function PlanForm({ plan, onSave }: { plan: Preparation['plan']; onSave: () => void }) {
  const t = useTexts('maths')
  const [minutes, setMinutes] = useState(plan?.minutes ?? 30)
  const [days, setDays] = useState<number[]>(plan?.weekdays ?? [2, 4])
  const save = useSavePlan()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (days.length === 0) return
    onSave()
    save.mutate({ minutes, weekdays: days })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <ChipGroup label={t('plan.days')}>
          {weekdays
            .map((name, at) => ({ name, day: at + 1 }))
            .map(({ name, day }) => (
              <ChipToggle
                key={day}
                on={days.includes(day)}
                onToggle={() =>
                  setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day])
                }
              >
                {t(`weekday.${name}`)}
              </ChipToggle>
            ))}
        </ChipGroup>
        <SelectField
          label={t('plan.minutes')}
          value={String(minutes)}
          options={durations.map((value) => ({ value, label: t('plan.duration', { minutes: value }) }))}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
        <Row>
          <Button
            type="submit"
            variant="primary"
            disabled={days.length === 0}
            busy={save.isPending}
            busyText={t('busy')}
          >
            {t(plan ? 'plan.change' : 'plan.make')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
