import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** The main data: one way to it, whether it is begun or not. */
export function TemplateCard({ template }: { template: ApplicationSummary | undefined }) {
  const t = useTexts('applications')
  const { day } = useFormats()
  const to = useTo()
  return (
    <Card as="section">
      <Row wrap justify="between" gap={4}>
        <Stack gap={1}>
          <h2 className="h4">{t('own.template.title')}</h2>
          <Text muted>{t('own.template.text')}</Text>
          {template && (
            <Text size="small" muted>
              {t('own.changedOn', { day: day(template.updatedAt) })}
            </Text>
          )}
        </Stack>
        <Row wrap>
          <ButtonLink to={to(paths.template())}>
            {t(template ? 'own.template.edit' : 'own.template.begin')}
          </ButtonLink>
          {template && (
            <ButtonLink variant="text" to={to(paths.deleteProfile({ recordId: template.id }))}>
              {t('own.template.delete')}
            </ButtonLink>
          )}
        </Row>
      </Row>
    </Card>
  )
}
