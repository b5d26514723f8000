import { useAccount } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Doors } from './home/Doors.tsx'
import { Hero } from './home/Hero.tsx'
import { Steps } from './home/Steps.tsx'

export function HomePage() {
  const account = useAccount()
  return (
    <Page width="full">
      <Hero />
      {!account && <Doors />}
      <Steps />
    </Page>
  )
}
