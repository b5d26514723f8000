import { type ReactNode, useId } from 'react'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import styles from './OwnList.module.css'

type OwnListProps = {
  title: string
  action?: ReactNode
  filters?: ReactNode
  empty: ReactNode
  children: ReactNode[]
}

export function OwnList({ title, action, filters, empty, children }: OwnListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Row wrap justify="between">
          <h2 id={id}>{title}</h2>
          {action}
        </Row>
        {filters}
        {children.length > 0 ? <ul className={styles.list}>{children}</ul> : empty}
      </Stack>
    </section>
  )
}
