import { IconMenu2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { useMediaIfKnown } from '#ui/layout/useMedia.ts'
import { Logo } from '#ui/marks/art/Logo.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './header/LanguageSwitch.tsx'
import { LoginMenu } from './header/LoginMenu.tsx'
import { MessagesLink } from './header/MessagesLink.tsx'
import { MobileMenu } from './header/MobileMenu.tsx'
import type { HeaderProps } from './header-items.ts'

export function Header(props: HeaderProps) {
  const { home, nav, languages, messages, user, visitor, wide: broad, panel, onPanel } = props
  const texts = useUiTexts()
  // What a server draws has both, and CSS shows one.
  const wide = useMediaIfKnown('(width >= 78.75em)')
  const close = () => onPanel(null)
  return (
    <header className={styles.header}>
      <Container width={broad ? 'wide' : 'default'} className={styles.line}>
        <Link to={home.to} className={styles.home} aria-label={home.label}>
          <Logo />
        </Link>
        {wide !== false && (
          <div className={styles.inWide}>
            <MainNav {...nav} />
          </div>
        )}
        <div className={styles.end}>
          {wide !== false && (
            <div className={styles.inWide}>
              <LanguageSwitch {...languages} />
            </div>
          )}
          {messages && <MessagesLink {...messages} />}
          {visitor && (
            <LoginMenu
              {...visitor}
              open={panel === 'login'}
              onOpen={() => onPanel('login')}
              onClose={close}
            />
          )}
          {wide !== false && visitor && (
            <div className={styles.inWide}>
              <ButtonLink variant="primary" to={visitor.register.to}>
                {visitor.register.label}
              </ButtonLink>
            </div>
          )}
          {wide && user && (
            <user.Menu user={user} open={panel === 'user'} onOpen={() => onPanel('user')} onClose={close} />
          )}
          {!wide && (
            <div className={styles.inNarrow}>
              <IconButton
                icon={IconMenu2}
                iconSize={24}
                label={texts.menu}
                aria-expanded={panel === 'menu'}
                onClick={() => onPanel('menu')}
              />
            </div>
          )}
        </div>
      </Container>
      {!wide && <MobileMenu {...props} open={panel === 'menu'} onClose={close} />}
    </header>
  )
}

function MainNav({ label, items }: HeaderProps['nav']) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          className={styles.item}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
