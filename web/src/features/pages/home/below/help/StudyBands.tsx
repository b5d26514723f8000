import { paths, type ScreenPath } from '@tandem/contract/paths'
import { createElement as el, type ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './StudyBands.module.css'

/** What one can find out about oneself: whether the qualification is enough, without an account, and the maths. */
export function StudyBands() {
  const t = useTexts('homeBelow')
  const isSignedIn = useAccount() !== null
  return (
    <Container className={styles.bands}>
      <Band part="eligibility" path={paths.eligibility()}>
        <ul className={styles.ways} aria-label={t('eligibility.ways')}>
          <li>{t('eligibility.direct')}</li>
          <li>{t('eligibility.delta')}</li>
          <li>{t('eligibility.aptitude')}</li>
          <li>{t('eligibility.equivalence')}</li>
        </ul>
      </Band>
      <Band part="maths" path={paths.mathsTest()} note={!isSignedIn && t('maths.login')}>
        <Integral />
      </Band>
    </Container>
  )
}

interface BandProps {
  part: 'eligibility' | 'maths'
  path: ScreenPath
  /** What one needs for it. */
  note?: ReactNode
  children: ReactNode
}

function Band({ part, path, note, children }: BandProps) {
  const t = useTexts('homeBelow')
  const to = useTo()
  return (
    <section className={styles.band} aria-labelledby={`${part}-title`}>
      <div className={styles.words}>
        <h2 id={`${part}-title`}>{t(`${part}.title`)}</h2>
        <Text size="lead">{t(`${part}.text`)}</Text>
        <ButtonLink to={to(path)}>{t(`${part}.action`)}</ButtonLink>
        {note && (
          <Text size="small" muted>
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

/**
 * Says maths at a glance; nobody need read it. Browsers draw MathML themselves, so that no library comes for it, but
 * React's types do not know its elements.
 */
const Integral = () => (
  <div className={styles.formula} aria-hidden="true">
    {el(
      'math',
      { display: 'block' },
      el(
        'msubsup',
        null,
        el('mo', { className: styles.integral }, '∫'),
        el('mn', null, 0),
        el('mn', null, 2),
      ),
      el('mo', null, '('),
      el('mn', null, 3),
      el('msup', null, el('mi', null, 'x'), el('mn', null, 2)),
      el('mo', null, '−'),
      el('mn', null, 4),
      el('mi', null, 'x'),
      el('mo', null, ')'),
      el('mspace', { width: '0.2em' }),
      el('mi', { mathvariant: 'normal' }, 'd'),
      el('mi', null, 'x'),
      el('mo', null, '='),
      el('mo', null, '?'),
    )}
  </div>
)
