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
import { nameOffers } from './offer-names.ts'
import type { OfferActions } from './useOfferActions.tsx'
import type { Selection } from './useSelection.ts'

type OfferTableProps = { offers: OwnOfferSummary[]; selection: Selection; actions: OfferActions }

export function OfferTable({ offers, selection, actions }: OfferTableProps) {
  const t = useTexts('ownOffers')
  const status = {
    draft: t('status.draft'),
    published: t('status.published'),
    closed: t('status.closed'),
  }
  const names = nameOffers(offers, { untitled: t('untitled'), status })
  const nameOf = ({ id }: OwnOfferSummary) => names.get(id) ?? ''
  return (
    <DataTable
      caption={t('list.title')}
      rows={offers}
      rowKey={({ id }) => id}
      isSelected={({ id }) => selection.has(id)}
      card={(offer) => (
        <OfferCard offer={offer} name={nameOf(offer)} selection={selection} actions={actions} />
      )}
      columns={[
        {
          key: 'offer',
          header: t('list.offer'),
          primary: true,
          cell: (offer) => <Offer offer={offer} name={nameOf(offer)} selection={selection} />,
        },
        { key: 'state', header: t('list.state'), cell: (offer) => <OfferState offer={offer} /> },
        { key: 'places', header: t('list.places'), cell: ({ years }) => <Places years={years} /> },
        {
          key: 'applications',
          header: t('list.applications'),
          cell: (offer) => (
            <div className={styles.received}>
              <Applications offer={offer} name={nameOf(offer)} />
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
          cell: (offer) => <OfferMenu offer={offer} name={nameOf(offer)} actions={actions} />,
        },
      ]}
    />
  )
}

type OfferCardProps = { offer: OwnOfferSummary; name: string; selection: Selection; actions: OfferActions }

/** On a small screen: what can be done stands beside the title, and what is short in lines. */
function OfferCard({ offer, name, selection, actions }: OfferCardProps) {
  const t = useTexts('ownOffers')
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <Offer offer={offer} name={name} selection={selection} />
        <OfferMenu offer={offer} name={name} actions={actions} />
      </div>
      <div className={styles.cardBody}>
        <OfferState offer={offer} />
        <Places years={offer.years} />
        <dl className={styles.facts}>
          <div>
            <dt>{t('list.applications')}</dt>
            <dd className={styles.received}>
              <Applications offer={offer} name={name} />
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

type OfferProps = { offer: OwnOfferSummary; name: string; selection: Selection }

function Offer({ offer, name, selection }: OfferProps) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const editorPaths = useEditorPaths()
  const title = offer.title || t('untitled')
  return (
    <div className={styles.offer}>
      <Checkbox
        hideLabel
        label={t('list.select', { title: name })}
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
function Applications({ offer: { id, applications }, name }: { offer: OwnOfferSummary; name: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  if (applications.total === 0) return '–'
  return (
    <>
      <TextLink to={to(paths.receivedApplications({ search: { angebot: id } }))}>
        {t('list.received', { count: applications.total })}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
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
