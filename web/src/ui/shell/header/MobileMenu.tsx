import { IconLogout, IconX } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Logo } from '#ui/marks/art/Logo.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { useDialog } from '#ui/overlay/useDialog.ts'
import { useUiTexts } from '#ui/texts.tsx'
import type { HeaderProps } from '../header-items.ts'
import { MessagesLink } from './MessagesLink.tsx'
import styles from './MobileMenu.module.css'

interface MobileMenuProps extends HeaderProps {
  open: boolean
  onClose: () => void
}

/** One sheet over the whole screen: main menu large, then what is one's own, then language and log out. */
export function MobileMenu({ open, onClose, ...header }: MobileMenuProps) {
  const texts = useUiTexts()
  const dialog = useDialog({ open, onClose })
  return (
    <dialog {...dialog} className={styles.sheet} aria-label={texts.menu}>
      {open && (
        <>
          <div className={styles.top}>
            <Link
              to={header.home.to}
              className={styles.home}
              aria-label={header.home.label}
              onClick={onClose}
            >
              <Logo />
            </Link>
            {header.messages && <MessagesLink {...header.messages} />}
            <IconButton
              icon={IconX}
              iconSize={24}
              label={texts.closeMenu}
              data-autofocus=""
              onClick={onClose}
            />
          </div>
          <MenuBody {...header} onClose={onClose} />
        </>
      )}
    </dialog>
  )
}

function MenuBody({ nav, languages, user, visitor, onPanel, onClose }: Omit<MobileMenuProps, 'open'>) {
  const { state } = useLocation()
  const above = nav.items.map(({ to }) => to)
  return (
    <div className={styles.body}>
      {user && <user.Mobile user={user} onFollow={onClose} above={above} part="head" />}
      <nav aria-label={nav.label}>
        <ul className={styles.main}>
          {nav.items.map((item) => (
            <li key={item.label}>
              <Link to={item.to} aria-current={item.current ? 'page' : undefined} onClick={onClose}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <hr />
      {user && <user.Mobile user={user} onFollow={onClose} above={above} part="links" />}
      {visitor && (
        <div className={styles.visitor}>
          <ButtonLink variant="primary" size="lg" block to={visitor.register.to} onClick={onClose}>
            {visitor.register.label}
          </ButtonLink>
          <Button size="lg" block onClick={() => onPanel('login')}>
            {visitor.login.label}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <SegmentedLinks {...languages} state={state} />
        {user && (
          <Button variant="text" icon={IconLogout} onClick={user.logout.onClick}>
            {user.logout.label}
          </Button>
        )}
      </div>
    </div>
  )
}
