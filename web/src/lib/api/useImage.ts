import type { CallInput, Endpoint } from '@tandem/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { urlOf } from './url-of.ts'

/** The address of an image that only the session's token can fetch; null while, and where, there is none. */
export function useImage<E extends Endpoint & { output: { kind: 'file' } }>(
  endpoint: E,
  input: CallInput<E>,
  isWanted: boolean,
): string | null {
  const { data } = useQuery({
    queryKey: ['image', urlOf(endpoint, input)],
    queryFn: ({ signal, client, queryKey }) => {
      // Another one may have its address since: the browser would go on giving the one it keeps.
      const isOutdated = client.getQueryState(queryKey)?.isInvalidated
      return call(endpoint, input, { signal, ...(isOutdated && { isFresh: true }) }) as Promise<Blob>
    },
    enabled: isWanted,
    structuralSharing: false,
  })
  const blob = isWanted ? data : undefined
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
