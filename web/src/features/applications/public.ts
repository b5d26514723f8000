export { ApplicationStations } from './stage/ApplicationStations.tsx'
export { StageTag } from './stage/StageTag.tsx'
