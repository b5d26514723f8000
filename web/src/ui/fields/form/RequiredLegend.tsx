import { Text } from '#ui/layout/Text.tsx'
import { useUiTexts } from '#ui/texts.tsx'

/** "* Pflichtfeld", once a form. */
export function RequiredLegend() {
  return (
    <Text size="tiny" muted>
      {useUiTexts().requiredLegend}
    </Text>
  )
}
