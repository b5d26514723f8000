import { listFourEyesRequests } from '@tandem/contract/backend/four-eyes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { RequestAlert } from '../../four-eyes/RequestAlert.tsx'
import type { ReviewList } from '../list/useReviewList.ts'

/** All that waits for a second admin: whoever asked for the oldest must get to the others too. */
export function WaitingRequests({ list }: { list: ReviewList }) {
  const navigate = useNavigate()
  const { data: requests = [] } = useQuery({
    queryKey: ['backend', 'requests'],
    queryFn: ({ signal }) => call(listFourEyesRequests, {}, { signal }),
  })
  if (requests.length === 0) return null
  return (
    <Stack gap={3}>
      {requests.map((request) => (
        <RequestAlert
          key={request.id}
          request={request}
          onConfirmed={() => request.into && void navigate(list.companyPath(request.into.id))}
        />
      ))}
    </Stack>
  )
}
