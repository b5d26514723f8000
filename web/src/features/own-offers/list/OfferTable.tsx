import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useEditorPaths } from '../editor/editor-place.ts'
import { Contact, Deadline, OfferState, Places } from './OfferCells.tsx'
import { OfferMenu } from './OfferMenu.tsx'
import styles from './OwnOffers.module.css'
import type { OfferActions } from './useOfferActions.tsx'
import type { Selection } from './useSelection.ts'

type OfferTableProps = { offers: OwnOfferSummary[]; selection: Selection; actions: OfferActions }

export function OfferTable({ offers, selection, actions }: OfferTableProps) {
  const t = useTexts('ownOffers')
  return (
    <DataTable
      caption={t('list.title')}
      rows={offers}
      rowKey={({ id }) => id}
      isSelected={({ id }) => selection.has(id)}
      card={(offer) => <OfferCard offer={offer} selection={selection} actions={actions} />}
      columns={[
        {
          key: 'offer',
          header: t('list.offer'),
          primary: true,
          cell: (offer) => <Offer offer={offer} selection={selection} />,
        },
        { key: 'state', header: t('list.state'), cell: (offer) => <OfferState offer={offer} /> },
        { key: 'places', header: t('list.places'), cell: ({ years }) => <Places years={years} /> },
        {
          key: 'applications',
          header: t('list.applications'),
          cell: (offer) => (
            <div className={styles.received}>
              <Applications offer={offer} />
              <Views views={offer.views} />
            </div>
          ),
        },
        { key: 'deadline', header: t('list.deadline'), cell: (offer) => <Deadline offer={offer} /> },
        { key: 'contact', header: t('list.contact'), cell: (offer) => <Contact offer={offer} /> },
        {
          key: 'actions',
          header: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
          align: 'end',
          cell: (offer) => <OfferMenu offer={offer} actions={actions} />,
        },
      ]}
    />
  )
}

type OfferCardProps = { offer: OwnOfferSummary; selection: Selection; actions: OfferActions }

/** On a small screen: what can be done stands beside the title, and what is short in lines. */
function OfferCard({ offer, selection, actions }: OfferCardProps) {
  const t = useTexts('ownOffers')
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <Offer offer={offer} selection={selection} />
        <OfferMenu offer={offer} actions={actions} />
      </div>
      <div className={styles.cardBody}>
        <OfferState offer={offer} />
        <Places years={offer.years} />
        <dl className={styles.facts}>
          <div>
            <dt>{t('list.applications')}</dt>
            <dd className={styles.received}>
              <Applications offer={offer} />
              <Views views={offer.views} />
            </dd>
          </div>
          <div>
            <dt>{t('list.deadline')}</dt>
            <dd>
              <Deadline offer={offer} />
            </dd>
          </div>
          <div>
            <dt>{t('list.contact')}</dt>
            <dd>
              <Contact offer={offer} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

function Offer({ offer, selection }: { offer: OwnOfferSummary; selection: Selection }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const editorPaths = useEditorPaths()
  const title = offer.title || t('untitled')
  return (
    <div className={styles.offer}>
      <Checkbox
        hideLabel
        label={t('list.select', { title })}
        checked={selection.has(offer.id)}
        onChange={() => selection.toggle(offer.id)}
      />
      <div className={styles.words}>
        <b className={styles.title}>
          <TextLink to={to(editorPaths.offer(offer.id))}>{title}</TextLink>
        </b>
        <Text size="small" muted>
          {[...new Set([offer.studyInterest, ...offer.towns])].filter(Boolean).join(', ')}
        </Text>
      </div>
    </div>
  )
}

function Views({ views: { total, week } }: Pick<OwnOfferSummary, 'views'>) {
  const t = useTexts('ownOffers')
  const { number } = useFormats()
  if (total === 0) return null
  return (
    <Text size="small" muted>
      {t('list.views', { count: total, number: number(total) })}
      {week > 0 && `, ${t('list.viewsOfWeek', { count: week })}`}
    </Text>
  )
}

/** Leads to those of this offer alone. */
function Applications({ offer: { id, title, applications } }: { offer: OwnOfferSummary }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  if (applications.total === 0) return '–'
  return (
    <>
      <TextLink to={to(paths.receivedApplications({ search: { angebot: id } }))}>
        {t('list.received', { count: applications.total })}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </TextLink>{' '}
      {applications.new > 0 && <Tag tone="practice">{t('list.new', { count: applications.new })}</Tag>}
      {applications.open > 0 && (
        <Text size="small" muted>
          {t('list.open', { count: applications.open })}
        </Text>
      )}
    </>
  )
}
