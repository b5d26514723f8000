import type { Field } from './fields.ts'

/** The coarse direction of a study interest: enough for pay, expertises and what applicants say of themselves. */
export type Bent = 'digital' | 'technical' | 'business' | 'social' | 'health'

const fieldsOf: Record<Exclude<Bent, 'business'>, Field[]> = {
  digital: ['businessIt', 'data', 'software', 'security'],
  technical: [
    'construction',
    'safety',
    'medicalTech',
    'electrical',
    'energy',
    'mechanical',
    'process',
    'mechatronics',
    'industrialEngineering',
  ],
  social: ['socialYouth', 'socialSupport', 'socialManagement'],
  health: ['nursing', 'midwifery', 'physicianAssistant'],
}

export function bentOf(field: Field): Bent {
  const bents = Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]
  return bents.find((bent) => fieldsOf[bent].includes(field)) ?? 'business'
}
