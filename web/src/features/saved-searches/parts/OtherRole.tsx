import type { ScreenPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

type OtherRoleProps = { title: string; text: string; action: string; path: ScreenPath }

/** For whom the screen is open, but not what it holds: says whose it is and where one's own way goes on. */
export function OtherRole({ title, text, action, path }: OtherRoleProps) {
  const to = useTo()
  usePageTitle(title)
  return (
    <Page>
      <EmptyState
        art="no-meeting"
        level={1}
        title={title}
        action={
          <ButtonLink variant="primary" to={to(path)}>
            {action}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Page>
  )
}
