import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** A page that is switched off, or whose record is not there. */
export function Missing() {
  const t = useTexts('common')
  const to = useTo()
  usePageTitle(t('notFound.title'))
  return (
    <Page width="narrow">
      {/* What the server answers then (render.tsx). */}
      <meta name="prerender-status-code" content="404" />
      <EmptyState
        art="not-found"
        level={1}
        title={t('notFound.title')}
        action={<ButtonLink to={to(paths.home())}>{t('notFound.home')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}
