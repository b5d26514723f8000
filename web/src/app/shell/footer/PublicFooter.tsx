import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { ScreenName } from '@tandem/contract/screens'
import type { Partner } from '@tandem/contract/setting-values'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLazyTexts } from '#lib/i18n/useLazyTexts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAskToLogin } from '#lib/session/useAskToLogin.ts'
import { useSettings } from '#lib/settings.ts'
import { Logo } from '#ui/marks/art/Logo.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { networkOf } from './networks.ts'
import styles from './PublicFooter.module.css'

const texts = {
  de: async () => (await import('./texts.de.ts')).footerDe,
  en: async () => (await import('./texts.en.ts')).footerEn,
}

/** Of who is signed in only what stands nowhere else. */
export function PublicFooter({ isVisitor }: { isVisitor: boolean }) {
  useLazyTexts('footer', texts)
  const t = useTexts('footer')
  const isStudy = useOfferType() === 'studies'
  const { contact, footer, pages } = useSettings()
  const mayOpen = useMayOpen()
  return (
    <div className={styles.footer}>
      {isVisitor && (
        <div className={styles.columns}>
          <Brand />
          <Column title={t('applicants.title')}>
            <Entry path={paths.register({ type: 'bewerber' })}>{t('applicants.register')}</Entry>
            {mayOpen('offers') && <Entry path={paths.offers()}>{t('applicants.offers')}</Entry>}
            {isStudy && <Entry path={paths.eligibility()}>{t('applicants.eligibility')}</Entry>}
            <Entry path={paths.faq()}>{t('applicants.faq')}</Entry>
          </Column>
          <Column title={t('companies.title')}>
            <Entry path={paths.register({ type: 'unternehmen' })}>{t('companies.register')}</Entry>
            <Entry path={paths.ownOffers()} name="ownOffers">
              {t('companies.offers')}
            </Entry>
            <Entry path={paths.applicants()} name="applicants">
              {t('companies.applicants')}
            </Entry>
            <Entry path={paths.companyFaq()}>{t('companies.faq')}</Entry>
          </Column>
          <Column title={t('contact.title')}>
            <Entry path={paths.contactUs()}>{t('contact.locations')}</Entry>
            {contact.mail && (
              <li>
                <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
              </li>
            )}
            {contact.phone && (
              <li>
                <a href={phoneLink(contact.phone)}>{contact.phone}</a>
              </li>
            )}
            {pages.accessibility && <Entry path={paths.accessibility()}>{t('contact.barrier')}</Entry>}
          </Column>
        </div>
      )}
      <div className={styles.partners}>
        <Partners title={t('sponsors')} partners={footer.sponsors} />
        <Partners title={t('platforms')} partners={footer.platforms} />
      </div>
      {!isVisitor && <Networks />}
    </div>
  )
}

function Brand() {
  const t = useTexts('footer')
  const { brand } = useSettings()
  return (
    <div className={styles.brand}>
      <Logo />
      <p>{t('about', { university: brand.universityName })}</p>
      <Networks />
    </div>
  )
}

function Networks() {
  const t = useTexts('footer')
  const { social } = useSettings()
  return (
    <ul className={styles.social} aria-label={t('social')}>
      {Object.entries(social).map(([key, url]) => {
        const { name, icon } = networkOf(key)
        return (
          <li key={key}>
            <a href={url} rel="noopener" aria-label={name} title={name}>
              <Icon icon={icon} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  )
}

type EntryProps = {
  path: ScreenPath
  /** Of a screen that a visitor may not open: they are asked to log in, and then led there. */
  name?: ScreenName
  children: ReactNode
}

function Entry({ path, name, children }: EntryProps) {
  const t = useTexts('footer')
  const to = useTo()
  const askToLogin = useAskToLogin({ title: t('login.title'), desc: t('login.text') })
  return (
    <li>
      <Link to={to(path)} {...(name && askToLogin(name, path))}>
        {children}
      </Link>
    </li>
  )
}

function Partners({ title, partners }: { title: string; partners: readonly Partner[] }) {
  const id = useId()
  return (
    <div>
      <p id={id}>{title}</p>
      <ul className={styles.logos} aria-labelledby={id}>
        {partners.map(({ name, url, logo }) => (
          <li key={url + name}>
            <a href={url} rel="noopener">
              {logo && <img src={logo} alt="" height={26} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
