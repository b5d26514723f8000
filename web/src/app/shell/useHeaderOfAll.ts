import { localizePath, paths } from '@tandem/contract/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openHeaderPanel, useHeaderPanel } from '#lib/header-panel.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useMainMenu } from './useMainMenu.ts'

/** What the header shows to visitors and to whoever is signed in. */
export function useHeaderOfAll() {
  const t = useTexts('common')
  const to = useTo()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const mainMenu = useMainMenu()
  // Only one of the menus is open at a time, and none survives a navigation or another person.
  const panel = useHeaderPanel((header) => header.panel)
  const accountId = useAccount()?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them closes what is open
  useEffect(() => openHeaderPanel(null), [pathname, accountId])

  const language = (lang: 'de' | 'en', short: string, label: string) => ({
    to: localizePath(pathname, lang) + search,
    lang,
    short,
    label,
    current: locale === lang,
  })
  return {
    home: { to: to(paths.home()), label: t('home') },
    nav: { label: t('mainMenu'), items: mainMenu },
    languages: {
      label: t('language'),
      items: [language('de', 'DE', t('german')), language('en', 'EN', t('english'))],
    },
    panel,
    onPanel: openHeaderPanel,
  }
}
