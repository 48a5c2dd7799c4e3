import { useCallback, useEffect, useState } from 'react'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { readAdmin } from '../../kit/admin-api'
import { postApi } from './post-api'

interface LoadedPost {
  post: AdminPost | undefined
  error: unknown
  /** Reads it again. */
  reload: () => void
}

/** An article as the server has it at this moment: writing never starts from an answer that was read earlier, which somebody may have changed. */
export function useLoadedPost(id: string): LoadedPost {
  const [post, setPost] = useState<AdminPost>()
  const [error, setError] = useState<unknown>()
  const [reads, setReads] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another read asks for the same article again
  useEffect(() => {
    let isWanted = true
    readAdmin<AdminPost>(postApi.one(id)).then(
      (answer) => isWanted && setPost(answer),
      (reason: unknown) => isWanted && setError(reason),
    )
    return () => {
      isWanted = false
    }
  }, [id, reads])

  const reload = useCallback(() => {
    setPost(undefined)
    setError(undefined)
    setReads((count) => count + 1)
  }, [])
  return { post, error, reload }
}
