import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollToHash } from '#lib/navigation/scroll-to-hash.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useHomeTexts } from '../useHomeTexts.ts'
import { FaqTeaser } from './help/FaqTeaser.tsx'
import { StudyBands } from './help/StudyBands.tsx'
import { Nearby } from './near/Nearby.tsx'
import { AudiencePanels } from './panels/AudiencePanels.tsx'
import { Steps } from './steps/Steps.tsx'
import { UsageNumbers } from './UsageNumbers.tsx'

export function HomeBelow() {
  useHomeTexts()
  useHashOnArrival()
  const account = useAccount()
  const isStudy = useOfferType() === 'studies'
  return (
    <>
      <UsageNumbers />
      {!account && <AudiencePanels />}
      <Nearby />
      <Steps />
      {isStudy && (account?.type ?? 'applicant') === 'applicant' && <StudyBands />}
      <FaqTeaser />
    </>
  )
}

/** What a hash leads to was not there yet when the page opened. */
function useHashOnArrival(): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this part has come; later the page itself does it
  useEffect(() => {
    if (hash) scrollToHash(hash)
  }, [])
}
