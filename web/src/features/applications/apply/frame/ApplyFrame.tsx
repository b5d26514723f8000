import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { EditorBar } from '#ui/layout/EditorBar.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { StationNav } from '#ui/nav/StationNav.tsx'
import { isDone, type Station, stations } from '../stations.ts'
import { toStation } from '../useStation.ts'
import styles from './ApplyFrame.module.css'
import { OfferBrief } from './OfferBrief.tsx'

type ApplyFrameProps = {
  title: string
  offer: Offer
  draft: Application
  station: Station
  /** Of saving. */
  state: ReactNode
  children: ReactNode
}

/** Title and stations around the one that is open, the offer beside it. */
export function ApplyFrame({ title, offer, draft, station, state, children }: ApplyFrameProps) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <>
      <EditorBar
        title={title}
        actions={<ButtonLink to={to(paths.ownApplications())}>{t('apply.later')}</ButtonLink>}
      >
        {state}
      </EditorBar>
      <Container className={styles.columns}>
        <StationNav
          label={t('apply.stations.label')}
          items={stations.map((key) => ({
            key,
            to: toStation(key),
            label: t(`apply.stations.${key}`),
            done: isDone(key, draft),
            current: key === station,
          }))}
        />
        <Stack gap={5}>
          {children}
          <Steps station={station} />
        </Stack>
        <aside className={styles.aside} aria-label={t('apply.offer')}>
          <OfferBrief offer={offer} match={draft.match} />
        </aside>
      </Container>
    </>
  )
}

function Steps({ station }: { station: Station }) {
  const t = useTexts('applications')
  const at = stations.indexOf(station)
  const [before, after] = [stations[at - 1], stations[at + 1]]
  return (
    <Row wrap justify="between">
      {before && (
        <ButtonLink icon={IconArrowLeft} to={toStation(before)}>
          {t(`apply.stations.${before}`)}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink
          variant="primary"
          iconAfter={IconArrowRight}
          to={toStation(after)}
          className={styles.next}
        >
          {t('apply.next', { station: t(`apply.stations.${after}`) })}
        </ButtonLink>
      )}
    </Row>
  )
}
