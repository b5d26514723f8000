import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './OfferBody.module.css'

/** The geometry of an OfferBody: its texts, and the cards beside them. */
export function OfferSkeleton() {
  return (
    <Container className={styles.columns}>
      <Stack gap={9}>
        {sections.map((section) => (
          <Stack key={section} gap={3}>
            <Skeleton width="min(100%, 320px)" height="31px" />
            <Skeleton height="18px" />
            <Skeleton height="18px" />
            <Skeleton width="70%" height="18px" />
          </Stack>
        ))}
      </Stack>
      <Stack gap={4}>
        <SkeletonCard tile={false} heights={[420, 420]} />
        <SkeletonCard tile heights={[190, 190]} />
        <SkeletonCard tile={false} heights={[130, 130]} />
      </Stack>
    </Container>
  )
}

const sections = ['description', 'tasks', 'benefits']
