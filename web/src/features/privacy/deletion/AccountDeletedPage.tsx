import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** The type as the address of the registration spells it, or as the API does. */
const types: Record<string, 'applicant' | 'company'> = {
  bewerber: 'applicant',
  applicant: 'applicant',
  unternehmen: 'company',
  company: 'company',
}

export function AccountDeletedPage() {
  const t = useTexts('privacy')
  const to = useTo()
  const { accountType = '' } = useParams()
  const type = types[accountType] ?? 'general'
  usePageTitle(t(`deleted.title.${type}`))
  return (
    <Page width="narrow">
      <EmptyState
        art="waiting"
        level={1}
        title={t(`deleted.title.${type}`)}
        action={<ButtonLink to={to(paths.home())}>{t('deleted.home')}</ButtonLink>}
      >
        {t(`deleted.text.${type}`)}
      </EmptyState>
    </Page>
  )
}
