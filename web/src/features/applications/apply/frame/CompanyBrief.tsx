import { IconBuilding, IconClockCheck, IconMapPin } from '@tabler/icons-react'
import type { Company } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage, useIndustryLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

/** The company that one writes to without an offer. */
export function CompanyBrief({ company }: { company: Company }) {
  const t = useTexts('applications')
  const to = useTo()
  const { id, name, industry, town, answerDays } = company
  const industryLanguage = useIndustryLanguage()
  return (
    <Card>
      <Stack gap={3}>
        <CompanyTile name={name} src={companyLogo(company)} size={56} />
        <TextLink strong to={to(paths.company({ companyId: id }))}>
          {name}
        </TextLink>
        <Facts>
          {industry && (
            <Fact icon={IconBuilding} label={t('initiative.industry')}>
              <TitleInLanguage title={industry} language={industryLanguage} />
            </Fact>
          )}
          {town && (
            <Fact icon={IconMapPin} label={t('initiative.town')}>
              {town}
            </Fact>
          )}
          {answerDays !== null && (
            <Fact icon={IconClockCheck}>{t('initiative.answers', { count: answerDays })}</Fact>
          )}
        </Facts>
        <Text size="small" muted>
          {t('initiative.withoutOffer')}
        </Text>
      </Stack>
    </Card>
  )
}
