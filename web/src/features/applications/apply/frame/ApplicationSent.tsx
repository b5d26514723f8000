import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { ApplicationProgress } from '#features/applications/stage/ApplicationProgress.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { PageSpace } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useFocusHeadingIfLost } from '../useFocusHeadingIfLost.ts'

/** It is on its way: what happens next, and where one can go from here. */
export function ApplicationSent({ application, company }: { application: Application; company: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const title = t('apply.sent.title', { company })
  usePageTitle(title)
  useFocusHeadingIfLost()
  return (
    <PageSpace>
      <Container width="narrow">
        <EmptyState
          art="joined"
          level={1}
          title={title}
          action={
            <>
              <ButtonLink variant="primary" to={to(paths.ownApplications())}>
                {t('apply.sent.toApplications')}
              </ButtonLink>
              <ButtonLink to={to(paths.offers())}>{t('apply.sent.toOffers')}</ButtonLink>
            </>
          }
        >
          {t('apply.sent.text', { company })}
        </EmptyState>
        <Card>
          <ApplicationProgress application={application} />
        </Card>
      </Container>
    </PageSpace>
  )
}
