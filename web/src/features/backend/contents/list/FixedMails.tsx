import { fixedMailReasons, fixedMails, mailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** Those whose words stay, and why. */
export function FixedMails() {
  const t = useTexts('contents')
  const tOperations = useTexts('operations')
  return (
    <SectionCard title={t('fixed.title')} description={t('fixed.text')}>
      <Stack gap={5}>
        {fixedMailReasons.map((reason) => (
          <Stack key={reason} gap={2}>
            <Text strong>{t(`fixed.${reason}`)}</Text>
            <ul>
              {mailKinds
                .filter((kind) => fixedMails[kind] === reason)
                .map((kind) => (
                  <li key={kind}>{tOperations(`mailKinds.${kind}`)}</li>
                ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}
