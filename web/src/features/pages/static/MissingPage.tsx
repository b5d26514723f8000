import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** A page that is switched off. */
export function MissingPage() {
  const t = useTexts('common')
  const to = useTo()
  return (
    <Page width="narrow">
      <title>{`${t('notFound.title')} – Tandem`}</title>
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
