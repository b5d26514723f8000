import { IconMenu2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Logo } from '#ui/marks/art/Logo.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './header/LanguageSwitch.tsx'
import { LoginMenu } from './header/LoginMenu.tsx'
import { MainNav } from './header/MainNav.tsx'
import { MessagesLink } from './header/MessagesLink.tsx'
import { MobileMenu } from './header/MobileMenu.tsx'
import type { HeaderProps } from './header-items.ts'
import { UserMenu } from './user/UserMenu.tsx'

export function Header(props: HeaderProps) {
  const { home, nav, languages, messages, user, visitor, wide: broad, panel, onPanel } = props
  const texts = useUiTexts()
  const wide = useMedia('(width >= 78.75em)')
  const close = () => onPanel(null)
  return (
    <header className={styles.header}>
      <Container width={broad ? 'wide' : 'default'} className={styles.line}>
        <Link to={home.to} className={styles.home} aria-label={home.label}>
          <Logo />
        </Link>
        {wide && <MainNav {...nav} />}
        <div className={styles.end}>
          {wide && <LanguageSwitch {...languages} />}
          {messages && <MessagesLink {...messages} />}
          {visitor && (
            <LoginMenu
              {...visitor}
              open={panel === 'login'}
              onOpen={() => onPanel('login')}
              onClose={close}
            />
          )}
          {wide && visitor && (
            <ButtonLink variant="primary" to={visitor.register.to}>
              {visitor.register.label}
            </ButtonLink>
          )}
          {wide && user && (
            <UserMenu user={user} open={panel === 'user'} onOpen={() => onPanel('user')} onClose={close} />
          )}
          {!wide && (
            <IconButton
              icon={IconMenu2}
              iconSize={24}
              label={texts.menu}
              tooltip={false}
              aria-expanded={panel === 'menu'}
              onClick={() => onPanel('menu')}
            />
          )}
        </div>
      </Container>
      {!wide && <MobileMenu {...props} open={panel === 'menu'} onClose={close} />}
    </header>
  )
}
