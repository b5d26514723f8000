import { useTexts } from '#lib/i18n/texts.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ProfileBar } from './ProfileBar.tsx'
import styles from './ProfileEditor.module.css'

export function EditorSkeleton() {
  const t = useTexts('applications')
  return (
    <>
      <ProfileBar />
      <Container className={styles.columns}>
        <Stack gap={3}>
          <Skeleton height="16px" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </Stack>
        <SkeletonList label={t('editor.loading')} tile={false} count={4} />
      </Container>
    </>
  )
}
