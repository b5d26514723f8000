import { IconLifebuoy } from '@tabler/icons-react'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './FaqLayout.module.css'

type FaqLayoutProps = {
  audience: FaqAudience
  /** Leads to the answers; on a narrow screen it stands above them. */
  nav?: ReactNode
  /** Leads away from here; on a narrow screen it stands below the answer. */
  more?: ReactNode
  children: ReactNode
}

/**
 * The topics beside the answers, and who helps where nothing of it does: below the topics, on a narrow screen below the
 * answers. It stands at both places and one is shown, so that the focus goes as the eye does.
 */
export function FaqLayout({ audience, nav, more, children }: FaqLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={cx(styles.nav, !nav && styles.beside)} data-print="none">
        {nav ?? more}
        <div className={cx(styles.beside, styles.help)}>
          <HelpCard audience={audience} />
        </div>
      </div>
      <div className={styles.answers}>{children}</div>
      <div className={styles.after} data-print="none">
        {more}
        <HelpCard audience={audience} />
      </div>
    </div>
  )
}

function HelpCard({ audience }: { audience: FaqAudience }) {
  const t = useTexts('pages', { formal: audience === 'company' })
  const to = useTo()
  return (
    <Card as="aside">
      <Stack gap={3}>
        <Icon icon={IconLifebuoy} size={28} />
        <h2 className="h4">{t('faq.help.title')}</h2>
        <Text muted>{t('faq.help.text')}</Text>
        <div>
          <ButtonLink to={to(paths.contactUs())}>{t('faq.help.action')}</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
