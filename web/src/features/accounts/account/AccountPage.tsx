import { useState } from 'react'
import { SecuritySection } from '#features/second-factor/public.ts'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { AccountSections } from './AccountSections.tsx'
import styles from './frame/Account.module.css'
import { AccountNav } from './frame/AccountNav.tsx'
import { LeaveGuard } from './frame/LeaveGuard.tsx'
import { onlySecurity, sectionsOf } from './frame/sections.ts'

/** An account that needs a second factor and has none may set one up and nothing else. */
export function AccountPage() {
  const t = useTexts('account')
  const { type, secondFactorMissing } = useSignedIn()
  const [unsaved] = useState(() => new Set<string>())
  return (
    <Page>
      <PageHead title={t('title')} />
      <UnsavedParts value={unsaved}>
        <div className={styles.columns}>
          <AccountNav sections={secondFactorMissing ? onlySecurity : sectionsOf[type]} />
          <div className={styles.sections}>
            {secondFactorMissing ? (
              <>
                <InlineAlert tone="warning" title={t('factorFirst.title')}>
                  {t('factorFirst.text')}
                </InlineAlert>
                <SecuritySection />
              </>
            ) : (
              <AccountSections type={type} />
            )}
          </div>
        </div>
        <LeaveGuard />
      </UnsavedParts>
    </Page>
  )
}
