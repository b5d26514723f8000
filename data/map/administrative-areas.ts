import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Polygon } from 'geojson'
import { mesh } from 'topojson-client'
import { simplified, union } from './simplified.ts'

type Area = Feature<Polygon, { GEN: string; AGS: string; GF: number }>
/** Areas with a share of the sea come as a collection of their parts. */
type Entry = Area | FeatureCollection<Polygon, Area['properties']>

const dryLand = 4
const openWater = 1
const badenWuerttemberg = '08'
const minArea = 0.00002

/** Germany and its states, the districts of Baden-Württemberg, and Lake Constance. */
export function readAdministrativeAreas(packageFolder: string) {
  const states = readAreas(packageFolder, 'laender')
  const districts = readAreas(packageFolder, 'kreise').filter(({ properties }) =>
    properties.AGS.startsWith(badenWuerttemberg),
  )
  const topology = simplified(
    {
      states: collect(states.filter(isDry)),
      districts: collect(districts.filter(isDry)),
      lakes: collect(
        states.filter(({ properties }) => properties.GF === openWater && properties.GEN.includes('Bodensee')),
      ),
    },
    minArea,
  )
  const { objects } = topology
  return {
    germany: union(topology, objects.states),
    stateBorders: mesh(topology, objects.states, (one, other) => one !== other),
    districtBorders: mesh(topology, objects.districts, (one, other) => one !== other),
    lakes: union(topology, objects.lakes),
  }
}

function readAreas(packageFolder: string, name: string): Area[] {
  const entries = JSON.parse(readFileSync(join(packageFolder, `${name}.geo.json`), 'utf8')) as Entry[]
  return entries.flatMap((entry) => ('features' in entry ? entry.features : [entry]))
}

const isDry = ({ properties }: Area): boolean => properties.GF === dryLand

const collect = (features: Area[]): FeatureCollection<Polygon> => ({ type: 'FeatureCollection', features })
