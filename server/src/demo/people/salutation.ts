import type { Gender } from './adult-names.ts'

type Person = { gender: Gender; row: { firstName: string; lastName: string } }

/** How a letter or a message begins; whoever is neither Frau nor Herr is greeted by the full name. */
export function greeting({ gender, row }: Person, tone: 'formal' | 'plain'): string {
  if (gender === 'female') return `${tone === 'formal' ? 'Sehr geehrte' : 'Guten Tag'} Frau ${row.lastName}`
  if (gender === 'male') return `${tone === 'formal' ? 'Sehr geehrter' : 'Guten Tag'} Herr ${row.lastName}`
  return `Guten Tag ${row.firstName} ${row.lastName}`
}
