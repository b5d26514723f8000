import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './ApplyFrame.module.css'

export function ApplySkeleton() {
  const t = useTexts('applications')
  return (
    <>
      <EditorBar title={t('apply.pageTitle')} />
      <Container className={styles.columns}>
        <Stack gap={6}>
          <Skeleton width="70%" height="22px" />
          <Skeleton width="55%" height="22px" />
        </Stack>
        <Card>
          <div role="status">
            <VisuallyHidden>{t('apply.loading')}</VisuallyHidden>
          </div>
          <Stack gap={5}>
            <Skeleton width="50%" height="26px" />
            <Skeleton />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </Stack>
        </Card>
        <div className={styles.aside}>
          <Skeleton height="180px" />
        </div>
      </Container>
    </>
  )
}
