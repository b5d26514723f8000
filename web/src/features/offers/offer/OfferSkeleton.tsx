import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './OfferBody.module.css'

export function OfferSkeleton() {
  return (
    <Container className={styles.columns}>
      <Stack gap={5}>
        <Skeleton width="40%" height="26px" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton height="150px" />
      </Stack>
      <Skeleton height="180px" />
    </Container>
  )
}
