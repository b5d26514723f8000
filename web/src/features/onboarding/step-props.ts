import type { Application } from '@tandem/contract/applications'
import type { ReactNode } from 'react'

export type StepProps = {
  application: Application
  /** Whoever has been through all of it comes to look or to change something. */
  isFinished: boolean
  /** Saves at once what waits; answers whether nothing is left unsaved. */
  save: () => Promise<boolean>
  /** Of saving. */
  state: ReactNode
}
