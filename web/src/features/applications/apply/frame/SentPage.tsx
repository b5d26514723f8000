import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { PageSpace } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useFocusHeadingIfLost } from '../useFocusHeadingIfLost.ts'

type SentPageProps = {
  title: string
  text: string
  /** Beside the way to one's own applications. */
  action: ReactNode
  /** On the card below it. */
  children: ReactNode
}

/** What one sees once something was sent: where it is now, and the ways on. */
export function SentPage({ title, text, action, children }: SentPageProps) {
  const t = useTexts('applications')
  const to = useTo()
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
              {action}
            </>
          }
        >
          {text}
        </EmptyState>
        <Card>{children}</Card>
      </Container>
    </PageSpace>
  )
}
