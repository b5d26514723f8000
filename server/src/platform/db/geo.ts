export const earthRadiusKm = 6371

export type Coordinates = { latitude: number; longitude: number }

/** The point on the unit sphere under these coordinates. */
export function toUnitVector({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  }
}

/** The squared chord of the unit sphere that spans this many kilometres of the earth's surface. */
export function squaredChord(kilometres: number): number {
  return (2 * Math.sin(kilometres / (2 * earthRadiusKm))) ** 2
}

export function chordToKilometres(squared: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(squared) / 2))
}
