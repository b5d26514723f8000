import { Stack } from '#ui/layout/Stack.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './CompanyBody.module.css'

export function CompanySkeleton() {
  return (
    <div className={styles.columns}>
      <Stack gap={5}>
        <Skeleton width="40%" height="26px" />
        <Skeleton height="96px" />
        <Skeleton height="96px" />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
      <Skeleton height="180px" />
    </div>
  )
}
