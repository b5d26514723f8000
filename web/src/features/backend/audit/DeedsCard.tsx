import type { AuditDeed } from '@tandem/contract/backend/audit'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** What admins did about one record, the newest first. */
export function DeedsCard({ deeds }: { deeds: AuditDeed[] }) {
  const t = useTexts('audit')
  const { dateTime } = useFormats()
  return (
    <SectionCard title={t('deeds.title')}>
      {deeds.length === 0 ? (
        <Text muted>{t('deeds.none')}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {deeds.map(({ id, action, at, actor }) => (
            <li key={id}>
              {t(`actions.${action}`)}
              <Text size="small" muted>
                {t('deeds.by', {
                  when: dateTime(at),
                  name: actor ? (actor.name ?? t('gone')) : t('command'),
                })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  )
}
