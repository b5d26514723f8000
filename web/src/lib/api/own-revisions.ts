/**
 * The version that the next write of this browser names. Writes in a row begin from the same version that is shown;
 * each later one follows on what the one before made of it, and only what others wrote is a conflict.
 */
const made = new Map<string, number>()

export const nextRevisionOf = (record: string, shown: number): number =>
  made.get(`${record} ${shown}`) ?? shown

export function noteRevision(record: string, shown: number, now: number): void {
  made.set(`${record} ${shown}`, now)
}
