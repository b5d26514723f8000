import type { Application } from '@tandem/contract/applications'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

/** Whom one writes to. */
export function ChosenBrief({ drafts }: { drafts: Application[] }) {
  const t = useTexts('applications')
  return (
    <Card>
      <Stack gap={4}>
        <h2 className="h4">{t('initiative.count', { count: drafts.length })}</h2>
        {drafts.length > 0 && (
          <Stack as="ul" gap={3}>
            {drafts.map(
              ({ id, target }) =>
                target && (
                  <li key={id}>
                    <Row gap={3}>
                      <CompanyTile
                        name={target.companyName}
                        src={companyLogo({ id: target.companyId, hasLogo: target.hasLogo })}
                        size={36}
                      />
                      <Stack>{target.companyName}</Stack>
                    </Row>
                  </li>
                ),
            )}
          </Stack>
        )}
        <Text size="small" muted>
          {t('initiative.withoutOffer')}
        </Text>
      </Stack>
    </Card>
  )
}
