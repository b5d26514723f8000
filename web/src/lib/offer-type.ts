import { create } from 'zustand'

type OfferType = 'studies' | 'jobs'
const useStored = create<{ type: OfferType }>()(() => ({ type: 'studies' }))

/** Whether the platform brings together for studies or for jobs, which have no study fields. */
export const useOfferType = (): OfferType => useStored(({ type }) => type)

/** As the settings say, before anything is drawn. */
export const setOfferType = (type: OfferType): void => useStored.setState({ type })
