import type { ReactNode } from 'react'
import type { Remote } from '../../lib/use-api'
import { MissingPage } from '../../ui/missing-page'
import { LoadedData } from './loaded-data'
import { NotInLanguage } from './not-in-language'

interface LoadedEntryProps<Entry> {
  remote: Remote<Entry>
  /** What is said where there is no such entry. */
  missing: { title: string; text: string }
  /** The list of its section. */
  back: { to: string; label: string }
  children: (entry: Entry) => ReactNode
}

/**
 * An entry's page, or what stands for it while it loads, cannot be read, is not in the page's
 * language, or does not exist.
 */
export function LoadedEntry<Entry>({ remote, missing, back, children }: LoadedEntryProps<Entry>) {
  if (remote.isNotInLanguage) return <NotInLanguage back={back} />
  if (remote.isNotFound) return <MissingPage {...missing} back={back} />
  return <LoadedData remote={remote}>{children}</LoadedData>
}
