import { visibilities } from '@tandem/contract/applications/content'
import { useTexts } from '#lib/i18n/texts.ts'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useOnboardingText } from '../queries.ts'

export type VisibilityChoice = (typeof visibilities)[number]

type VisibilityFieldProps = {
  value: VisibilityChoice | null
  onChange: (visibility: VisibilityChoice) => void
  error: string | undefined
}

/** The same three as in the editor, in its words. */
export function VisibilityField({ value, onChange, error }: VisibilityFieldProps) {
  const { title, lead } = useOnboardingText('visibility')
  const editor = useTexts('applications')
  const choose = (chosen: string) => {
    const visibility = visibilities.find((each) => each === chosen)
    if (visibility) onChange(visibility)
  }
  return (
    <Stack as="section" gap={3}>
      <div>
        <h2>{title}</h2>
        <Text muted>{lead}</Text>
      </div>
      <RadioGroup
        name="visibility"
        legend={title}
        hideLegend
        error={error}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
        options={visibilities.toReversed().map((each) => ({
          value: each,
          label: editor(`editor.sichtbarkeit.${each}.label`),
          hint: editor(`editor.sichtbarkeit.${each}.hint`),
        }))}
      />
    </Stack>
  )
}
