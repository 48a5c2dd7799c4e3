import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import type { Remote } from '../../lib/use-api'
import { LoadedEntry } from './loaded-entry'

interface EntryPageProps<Entry> {
  remote: Remote<Entry>
  children: (entry: Entry) => ReactNode
}

interface SectionEntryProps<Entry> extends EntryPageProps<Entry> {
  section: 'deals' | 'destinations' | 'guides' | 'topics'
}

export function SectionEntry<Entry>({ section, ...page }: SectionEntryProps<Entry>) {
  const { t } = useTranslation(section)
  const missing = { title: t('notFoundTitle'), text: t('notFoundText') }
  return <LoadedEntry missing={missing} back={{ to: paths[section], label: t('back') }} {...page} />
}

export function SiteEntry<Entry>(page: EntryPageProps<Entry>) {
  const { t } = useTranslation('shell')
  const missing = { title: t('notFound.title'), text: t('notFound.text') }
  return <LoadedEntry missing={missing} back={{ to: paths.home, label: t('home') }} {...page} />
}
