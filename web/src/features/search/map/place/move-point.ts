export type Point = { latitude: number; longitude: number }
export type Direction = 'north' | 'south' | 'west' | 'east'

const stepKm = 0.5
const kmOfDegree = 111.2

/** Half a kilometre on; a degree of longitude is shorter the farther one is from the equator. */
export function movePoint({ latitude, longitude }: Point, direction: Direction): Point {
  const north = { north: 1, south: -1, west: 0, east: 0 }[direction]
  const east = { north: 0, south: 0, west: -1, east: 1 }[direction]
  const shrunk = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return {
    latitude: within(latitude + (north * stepKm) / kmOfDegree, 90),
    longitude: within(longitude + (east * stepKm) / (kmOfDegree * shrunk), 180),
  }
}

/** Where the map was clicked; on a second turn around the world it is the same place. */
export const pointAt = (latitude: number, longitude: number): Point => ({
  latitude: within(latitude, 90),
  longitude: within(((((longitude + 180) % 360) + 360) % 360) - 180, 180),
})

/** Five digits are about a metre. */
const within = (value: number, most: number): number =>
  Number(Math.min(most, Math.max(-most, value)).toFixed(5))
