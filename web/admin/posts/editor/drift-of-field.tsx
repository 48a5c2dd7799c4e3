import { type Locale, otherLocale } from '../../../../schema/locale'
import { DriftNote } from '../../kit/drift-note'
import { fieldIn } from '../content/post-fields'
import type { PostEditing } from './use-post-editor'

interface DriftOfFieldProps {
  name: 'title' | 'summary' | 'body' | 'highlights' | 'travelTips'
  locale: Locale
  editing: PostEditing
}

/** Below a field that is behind: what the other language has changed. */
export function DriftOfField({
  name,
  locale,
  editing: { post, content, isBusy, hold },
}: DriftOfFieldProps) {
  const path = `.${name}`
  const drift = post.drift[path]
  if (drift?.behind !== locale) return null
  return (
    <DriftNote
      drift={drift}
      now={content[fieldIn(name, otherLocale(locale))]}
      isBusy={isBusy}
      onHold={() => void hold(path)}
    />
  )
}
