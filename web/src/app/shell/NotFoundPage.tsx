import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

export function NotFoundPage() {
  const t = useTexts('common')
  const to = useTo()
  const account = useAccount()
  return (
    <Page width="narrow">
      <title>{`${t('notFound.title')} – Tandem`}</title>
      <EmptyState
        art="not-found"
        level={1}
        title={t('notFound.title')}
        action={
          <Row wrap>
            <ButtonLink to={to(paths.home())}>{t('notFound.home')}</ButtonLink>
            {account && (
              <ButtonLink variant="secondary" to={to(paths.offers())}>
                {t('notFound.offers')}
              </ButtonLink>
            )}
          </Row>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}
