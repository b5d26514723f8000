import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { ApplicationStations, StageTag } from '#features/applications/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { FactLine } from './FactLine.tsx'
import styles from './rows.module.css'

/** A draft leads on writing, what was sent to its offer. */
export function OwnApplication({ application }: { application: ApplicationSummary }) {
  const to = useTo()
  const { day } = useFormats()
  const { target, status, title, sentAt, updatedAt } = application
  const pathOf = (id: string) =>
    status === applicationStatuses.new ? paths.apply({ recordId: id }) : paths.offer({ offerId: id })
  const name = target?.offerTitle ?? target?.companyName ?? title
  return (
    <>
      <div className={styles.head}>
        {target && (
          <CompanyTile
            name={target.companyName}
            size={44}
            src={companyLogo({ id: target.companyId, hasLogo: target.hasLogo })}
          />
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>
            {target?.offerId ? <Link to={to(pathOf(target.offerId))}>{name}</Link> : name}
          </h3>
          <FactLine facts={[target?.offerTitle && target.companyName, day(sentAt ?? updatedAt)]} />
        </div>
        <StageTag application={application} />
      </div>
      <ApplicationStations application={application} />
    </>
  )
}
