import { useTexts } from '#lib/i18n/texts.ts'
import { PageLoadingBar } from '#ui/states/progress/PageLoadingBar.tsx'

/** Until the first screen has what it needs. Anything in the page itself would move once the notices are known. */
export function StartingPage() {
  const t = useTexts('common')
  return <PageLoadingBar label={t('loading')} isLoading />
}
