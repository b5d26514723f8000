import { useAccount } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { AudiencePanels } from './home/AudiencePanels.tsx'
import { Hero } from './home/Hero.tsx'
import { Steps } from './home/Steps.tsx'
import { UsageNumbers } from './home/UsageNumbers.tsx'

export function HomePage() {
  const account = useAccount()
  return (
    <Page width="full">
      <Hero />
      <UsageNumbers />
      {!account && <AudiencePanels />}
      <Steps />
    </Page>
  )
}
