import { IconChevronRight, IconFileUpload, IconLanguage, IconPencil } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { cx } from '#ui/cx.ts'
import { PanelCurve } from '#ui/marks/art/PanelCurve.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import panel from '../frame/SidePanel.module.css'
import styles from './Matches.module.css'

/** What the profile still lacks, with the time that each takes. */
export function NextParts({ application }: { application: Application }) {
  const t = useTexts('onboarding')
  const to = useTo()
  const { id, attachments, languages, aboutMe } = application
  const parts = [
    { key: 'documents', icon: IconFileUpload, isDone: attachments.length > 0 },
    { key: 'languages', icon: IconLanguage, isDone: languages.length > 0 },
    { key: 'about', icon: IconPencil, isDone: aboutMe !== '' },
  ] as const
  const left = parts.filter(({ isDone }) => !isDone)
  return (
    <aside aria-labelledby="onboarding-next" className={cx('on-inverse', panel.panel, styles.next)}>
      <div className={panel.art}>
        <PanelCurve />
      </div>
      <div className={panel.words}>
        <h2 id="onboarding-next">{t('more.title')}</h2>
        {left.length > 0 && (
          <ul className={styles.parts}>
            {left.map(({ key, icon }) => (
              <li key={key}>
                <Link
                  to={to(paths.ownProfile({ applicationId: id, hash: anchors[key] }))}
                  className={styles.part}
                >
                  <Icon icon={icon} className={styles.partIcon} />
                  <span className={styles.partName}>{t(`more.${key}.name`)}</span>
                  <small>{t(`more.${key}.time`)}</small>
                  <Icon icon={IconChevronRight} className={styles.partIcon} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <ButtonLink variant="accent" size="lg" to={to(paths.ownProfile({ applicationId: id }))}>
            {t('more.action')}
          </ButtonLink>
        </div>
      </div>
    </aside>
  )
}

/** The editor's sections. */
const anchors = { documents: 'unterlagen', languages: 'sprachen', about: 'ueber-mich' } as const
