import { useEffect } from 'react'
import { site } from '../../../../schema/site'

/** Names the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${site.name}`
  }, [title])
}
