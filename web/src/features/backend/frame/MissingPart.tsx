import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'

/** In the place of an area whose address names a part that there is not. */
export function MissingPart({ to, area }: { to: string; area: string }) {
  const t = useTexts('office')
  return (
    <Page>
      <RecordErrorState
        isMissing
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={to}>{area}</ButtonLink>}
      />
    </Page>
  )
}
