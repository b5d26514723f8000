import type { Interviewer } from '@tandem/contract/interviews'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './SlotFields.module.css'

type InterviewerFieldsProps = {
  team: Interviewer[]
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

export function InterviewerFields({ team, chosen, onChange, error }: InterviewerFieldsProps) {
  const t = useTexts('interviews')
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.legend}>{t('form.interviewers')}</legend>
      <Stack gap={2}>
        {team.map(({ id, name, isYou }, index) => (
          <Checkbox
            key={id}
            label={isYou ? t('form.you', { name }) : name}
            error={index === 0 ? error : undefined}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
