import type { Coordinates } from '#platform/db/geo.ts'

/** Cells of 0.2° by 0.3°, about 22 km each way in Germany. The database's function `search_cell` numbers them alike. */
const columns = 1200
const rows = 900
const degreeKm = 111.195

export function cellOf({ latitude, longitude }: Coordinates): number {
  return rowOf(latitude) * columns + columnOf(longitude)
}

/** The cells that a circle touches. */
export function cellsAround(centre: Coordinates, radiusKm: number): number[] {
  const height = radiusKm / degreeKm
  const [south, north] = [centre.latitude - height, centre.latitude + height]
  // Degrees of longitude are shortest where the circle is nearest to a pole.
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const width = narrowest > 0 ? Math.min(180, height / narrowest) : 180
  const cells: number[] = []
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    const [west, east] = [centre.longitude - width, centre.longitude + width].map(rawColumn) as [
      number,
      number,
    ]
    for (let column = west; column <= Math.min(east, west + columns - 1); column++) {
      cells.push(row * columns + modulo(column))
    }
  }
  return cells
}

const rowOf = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) * 5)))
const rawColumn = (longitude: number) => Math.floor(((longitude + 180) * 10) / 3)
const columnOf = (longitude: number) => modulo(rawColumn(longitude))
const modulo = (column: number) => ((column % columns) + columns) % columns
