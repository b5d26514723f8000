import { useTexts } from '#lib/i18n/texts.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import type { Invitation } from './queries.ts'

export function PermissionNames({ permissions }: Pick<Invitation, 'permissions'>) {
  const t = useTexts('colleagues')
  if (permissions.length === 0) {
    return (
      <Text size="small" muted>
        {t('permissions.none')}
      </Text>
    )
  }
  return (
    <Row gap={2} wrap>
      {permissions.map((permission) => (
        <Tag key={permission}>{t(`permissions.${permission}`)}</Tag>
      ))}
    </Row>
  )
}
