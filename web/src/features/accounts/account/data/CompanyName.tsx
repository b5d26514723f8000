import { IconClock } from '@tabler/icons-react'
import type { Account } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'

/** The name is changed in the company's profile; here it says whose account this is. */
export function CompanyName({ account }: { account: Account }) {
  const t = useTexts('account')
  const to = useTo()
  const isPending = account.companyStatus === 'pending'
  return (
    <Stack gap={2}>
      <DefinitionList>
        <Definition term={t('data.companyName')}>
          <Row wrap gap={2}>
            {account.displayName}
            {isPending && (
              <Tag tone="warning" icon={IconClock}>
                {t('data.pending')}
              </Tag>
            )}
          </Row>
        </Definition>
      </DefinitionList>
      {account.companyId && account.organisationPersonId && (
        <Row wrap gap={4}>
          <TextLink
            to={to(paths.contact({ companyId: account.companyId, contactId: account.organisationPersonId }))}
          >
            {t('data.contactProfile')}
          </TextLink>
          <TextLink to={to(paths.companyPersons({ companyId: account.companyId }))}>
            {t('data.contacts')}
          </TextLink>
        </Row>
      )}
      {isPending && (
        <Text size="small" muted>
          {t('data.pendingText')}
        </Text>
      )}
    </Stack>
  )
}
