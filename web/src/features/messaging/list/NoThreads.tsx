import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** Nobody has written yet: where one begins to write. */
export function NoThreads() {
  const t = useTexts('messaging')
  const to = useTo()
  const { type } = useSignedIn()
  const mayOpen = useMayOpen()
  const way = type === 'applicant' ? 'offers' : mayOpen('receivedApplications') ? 'received' : 'dashboard'
  const target = {
    offers: paths.offers(),
    received: paths.receivedApplications(),
    dashboard: paths.dashboard(),
  }
  return (
    <Page>
      <PageHead title={t('title')} />
      <EmptyState
        art="waiting"
        title={t('empty.title')}
        action={
          <ButtonLink variant="primary" to={to(target[way])}>
            {t(`empty.ways.${way}`)}
          </ButtonLink>
        }
      >
        {t(`empty.text.${way}`)}
      </EmptyState>
    </Page>
  )
}
