import { customType } from 'drizzle-orm/pg-core'

/** A school grade: 2.3 in the program, 23 tenths in the database, where grades are compared exactly. */
export const grade = customType<{ data: number; driverData: number }>({
  dataType: () => 'smallint',
  toDriver: toTenths,
  fromDriver: fromTenths,
})

/** For statements written by hand, and for scoring. */
export function toTenths(grade: number): number {
  return Math.round(grade * 10)
}

export function fromTenths(tenths: number): number {
  return tenths / 10
}
