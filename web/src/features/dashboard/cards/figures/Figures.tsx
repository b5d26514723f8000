import { lazyPart } from '#ui/states/lazy-part.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { figureHeights } from './figure-heights.ts'

const FunnelCard = lazyPart(async () => (await import('./FunnelCard.tsx')).FunnelCard)
const AnswerCards = lazyPart(async () => (await import('./AnswerCards.tsx')).AnswerCards)

/** The charts come in a chunk of their own, after what waits for somebody. */
export function CompanyFigures() {
  return (
    <>
      <FunnelCard loading={<Skeletons keys={['funnel']} />} />
      <AnswerCards loading={<Skeletons keys={['answers', 'months']} />} />
    </>
  )
}

const Skeletons = ({ keys }: { keys: (keyof typeof figureHeights)[] }) =>
  keys.map((key) => <SkeletonCard key={key} heights={figureHeights[key]} />)
