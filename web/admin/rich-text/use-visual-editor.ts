import { useEffect, useState } from 'react'

async function load() {
  const [{ VisualEditor }, { findLoss }] = await Promise.all([
    import('./visual/visual-editor'),
    import('./markdown/fidelity'),
  ])
  return { VisualEditor, findLoss }
}
type Loaded = Awaited<ReturnType<typeof load>>

export function useVisualEditor(isWanted: boolean): Loaded | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(module),
      (error: unknown) => {
        console.debug('the visual editor did not load', error)
        if (isCurrent) setLoaded('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return loaded
}
