import { lazy, Suspense } from 'react'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { figureHeights } from './figure-heights.ts'

const FunnelCard = lazy(async () => ({ default: (await import('./FunnelCard.tsx')).FunnelCard }))
const AnswerCards = lazy(async () => ({ default: (await import('./AnswerCards.tsx')).AnswerCards }))
const PlatformWeeks = lazy(async () => ({ default: (await import('./PlatformWeeks.tsx')).PlatformWeeks }))

/** The charts come in a chunk of their own, after what waits for somebody. */
export function CompanyFigures() {
  return (
    <Suspense fallback={<Skeletons keys={['funnel', 'answers', 'months']} />}>
      <FunnelCard />
      <AnswerCards />
    </Suspense>
  )
}

export function PlatformGrowth() {
  return (
    <Suspense fallback={<Skeletons keys={['weeks']} />}>
      <PlatformWeeks />
    </Suspense>
  )
}

const Skeletons = ({ keys }: { keys: (keyof typeof figureHeights)[] }) =>
  keys.map((key) => <SkeletonCard key={key} heights={figureHeights[key]} />)
