import type { ComponentType, ReactNode } from 'react'
import type { To } from 'react-router'
import type { IconType } from '#ui/marks/Icon.tsx'

/** What is open. One at a time: the app keeps it, and closes it on navigation. */
export type HeaderPanel = 'menu' | 'user' | 'login'

export interface NavItem {
  to: To
  label: string
  current: boolean
}

export interface LanguageItem {
  to: To
  lang: 'de' | 'en'
  /** "DE" */
  short: string
  /** "Deutsch", in the language itself. */
  label: string
  current: boolean
}

export interface UserMenuItem {
  key: string
  to: To
  label: string
  icon: IconType
  badge?: number
}

export interface HeaderUser {
  /** What draws it, which visitors do not load. */
  Menu: ComponentType<UserMenuProps>
  Mobile: ComponentType<MobileUserProps>
  name: string
  /** The first, disabled line of the menu: the company's name. Without it the name. */
  displayName?: string
  tone?: 'theory' | 'practice' | 'grey'
  avatar?: string
  /** Below the name on phones: "Profil zu 70 % fertig". */
  detail?: string
  /** Names the menu: "Benutzermenü". */
  menuLabel: string
  /** Parted by lines. What one may not use is absent. */
  groups: UserMenuItem[][]
  /** Beside the name on phones. */
  account?: { to: To; label: string }
  logout: { label: string; onClick: () => void }
}

export interface UserMenuProps {
  user: HeaderUser
  open: boolean
  onOpen: () => void
  onClose: () => void
}

export interface MobileUserProps {
  user: HeaderUser
  onFollow: () => void
  part: 'head' | 'links'
  /** Where the main menu above leads already. */
  above: To[]
}

export interface HeaderVisitor {
  /** `page`: where it leads before the program has come. */
  login: { label: string; panel: ReactNode; page: string }
  register: { to: To; label: string }
}

export interface HeaderProps {
  home: { to: To; label: string }
  nav: { label: string; items: NavItem[] }
  languages: { label: string; items: LanguageItem[] }
  /** Absent when signed out. */
  messages?: { to: To; label: string; count: number }
  /** One of the two. */
  user?: HeaderUser
  visitor?: HeaderVisitor
  /** On pages in the wide container: messages, boards, tables. */
  wide?: boolean
  panel: HeaderPanel | null
  onPanel: (panel: HeaderPanel | null) => void
}
