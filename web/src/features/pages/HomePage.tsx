import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Doors } from './home/Doors.tsx'
import { Hero } from './home/Hero.tsx'
import { Steps } from './home/Steps.tsx'

export function HomePage() {
  const t = useTexts('pages')
  const account = useAccount()
  return (
    <Page width="full">
      <title>{`${t('home.title')} – Tandem`}</title>
      <Hero />
      {!account && <Doors />}
      <Steps />
    </Page>
  )
}
