import { localizePath } from '@tandem/contract/paths'
import { useIsFetching } from '@tanstack/react-query'
import { use, useState } from 'react'
import { SecuritySection } from '#features/second-factor/public.ts'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { AccountSections } from './AccountSections.tsx'
import styles from './frame/Account.module.css'
import { onlySecurity, type SectionKey, sectionsOf } from './frame/sections.ts'

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

function AccountNav({ sections }: { sections: readonly SectionKey[] }) {
  const t = useTexts('account')
  const loading = useIsFetching({
    queryKey: ['accounts'],
    predicate: ({ state }) => state.status === 'pending',
  })
  const inView = useSectionInView(sections)
  useGoToSection(loading > 0)
  return (
    <SectionNav
      label={t('sections.label')}
      items={sections.map((key) => ({
        key,
        to: { hash: key },
        label: t(`sections.${key}`),
        current: key === inView,
      }))}
    />
  )
}

/** Asks before what was typed and not saved is left behind; the other language shows the same forms. */
function LeaveGuard() {
  const t = useTexts('account')
  const parts = use(UnsavedParts)
  const guard = useUnsavedGuard(() => parts.size > 0, {
    leaves: (from, to) => localizePath(from.pathname, 'de') !== localizePath(to.pathname, 'de'),
    asksOnUnload: true,
  })
  return (
    <ConfirmDialog
      {...guard}
      title={t('leave.title')}
      confirm={t('leave.go')}
      cancel={t('leave.stay')}
      danger
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
