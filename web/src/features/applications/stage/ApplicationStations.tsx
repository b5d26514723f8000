import { applicationStatuses } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stations } from '#ui/progress/Stations.tsx'
import { type Progress, stationStates } from './stations.ts'

/** How far an application has come, for the applicant. */
export function ApplicationStations({ application }: { application: Progress }) {
  const t = useTexts('applications')
  const names = application.status === applicationStatuses.new ? 'stations.ahead' : 'stations.there'
  return (
    <Stations
      label={t('stations.label')}
      items={stationStates(application).map(({ key, state }) => ({
        key,
        state,
        label: t(`${names}.${key}`),
      }))}
    />
  )
}
