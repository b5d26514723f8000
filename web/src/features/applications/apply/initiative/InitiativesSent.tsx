import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { PageSpace } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useFocusHeadingIfLost } from '../useFocusHeadingIfLost.ts'

type InitiativesSentProps = { applications: Application[]; onMore: () => void }

/** They are on their way: each has a page of its own from now on. */
export function InitiativesSent({ applications, onMore }: InitiativesSentProps) {
  const t = useTexts('applications')
  const to = useTo()
  const title = t('initiative.sent.title', { count: applications.length })
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
              <Button onClick={onMore}>{t('initiative.sent.more')}</Button>
            </>
          }
        >
          {t('initiative.sent.text')}
        </EmptyState>
        <Card>
          <Stack as="ul" gap={2}>
            {applications.map(({ id, target }) => (
              <li key={id}>
                <TextLink to={to(paths.ownApplication({ applicationId: id }))}>
                  {target?.companyName}
                </TextLink>
              </li>
            ))}
          </Stack>
        </Card>
      </Container>
    </PageSpace>
  )
}
