import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/** A mutation that leaves out calls while one runs: a second click may come before the button is drawn as busy. */
export function useSingleMutation<Output, Input>(options: UseMutationOptions<Output, Error, Input>) {
  const running = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled)
      } finally {
        running.current = false
      }
    },
  })
  const { mutate } = mutation
  const mutateOnce = useCallback<typeof mutate>(
    (...call) => {
      if (running.current) return
      running.current = true
      mutate(...call)
    },
    [mutate],
  )
  return { ...mutation, mutate: mutateOnce }
}
