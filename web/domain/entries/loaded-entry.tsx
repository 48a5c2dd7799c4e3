import type { ReactNode } from 'react'
import type { Remote } from '../../lib/use-api'
import { MissingPage } from '../../ui/missing-page'
import { LoadedData } from './loaded-data'
import { NotInLanguage } from './not-in-language'

interface LoadedEntryProps<Entry> {
  remote: Remote<Entry>
  missing: { title: string; text: string }
  back: { to: string; label: string }
  children: (entry: Entry) => ReactNode
}

export function LoadedEntry<Entry>({ remote, missing, back, children }: LoadedEntryProps<Entry>) {
  if (remote.isNotInLanguage) return <NotInLanguage back={back} />
  if (remote.isNotFound) return <MissingPage {...missing} back={back} />
  return <LoadedData remote={remote}>{children}</LoadedData>
}
