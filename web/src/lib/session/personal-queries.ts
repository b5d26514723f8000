import type { Query } from '@tanstack/react-query'

/** Whether what a query holds may depend on who asks; settings and reference data do not. */
export const isPersonal = ({ queryKey: [feature] }: Query): boolean =>
  feature !== 'settings' && feature !== 'reference'
