import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

export function CompanyUnderReview() {
  const t = useTexts('applicantSearch')
  const to = useTo()
  return (
    <Page>
      <PageHead title={t('title')} />
      <EmptyState
        art="waiting"
        title={t('pending.title')}
        action={<ButtonLink to={to(paths.dashboard())}>{t('pending.action')}</ButtonLink>}
      >
        {t('pending.text')}
      </EmptyState>
    </Page>
  )
}
