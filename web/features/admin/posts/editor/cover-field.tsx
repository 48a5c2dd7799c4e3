import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../../../schema/fold'
import { buttonStyles } from '../../../../ui/button-styles'
import { SearchField } from '../../../../ui/form-controls'
import { Picture } from '../../../../ui/picture'
import { DialogFrame } from '../../kit/dialog-frame'
import { coverScenes } from '../content/cover-scenes'
import { fieldId } from '../content/post-fields'
import { FieldNotes } from './line-field'

interface CoverFieldProps {
  cover: string | null
  onChange: (cover: string | null) => void
  error: string | undefined
}

export function CoverField({ cover, onChange, error }: CoverFieldProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const id = fieldId('coverImage')
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">{t('posts.fields.coverImage')}</p>
      <div className="flex items-start gap-3">
        <Picture src={cover} alt="" format="wide" className="aspect-video w-32 shrink-0 rounded-control border border-line object-cover" />
        <div className="min-w-0">
          <button type="button" id={id} aria-describedby={`${id}-hint`} className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
            {t('posts.cover.choose')}
          </button>
          <FieldNotes id={id} hint={cover ?? t('posts.cover.none')} error={error} />
        </div>
      </div>
      {isOpen && <CoverDialog cover={cover} onChoose={onChange} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface CoverDialogProps {
  cover: string | null
  onChoose: (cover: string | null) => void
  onClose: () => void
}

const nameOf = (scene: string) => scene.replaceAll('-', ' ')

function CoverDialog({ cover, onChoose, onClose }: CoverDialogProps) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const found = coverScenes.filter((scene) => matchesFolded(query, [nameOf(scene), scene]))
  return (
    <DialogFrame title={t('posts.cover.title')} size="large" onClose={onClose}>
      {(close) => {
        const choose = (path: string | null) => {
          onChoose(path)
          close()
        }
        return (
          <>
            <SearchField label={t('posts.cover.search')} name="scene" value={query} onChange={setQuery} />
            <p role="status" className="my-2 text-sm text-muted">
              {t('posts.cover.found', { count: found.length })}
            </p>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
              {query === '' && <Choice name={t('posts.cover.none')} path={null} cover={cover} onChoose={choose} />}
              {found.map((scene) => (
                <Choice key={scene} name={nameOf(scene)} path={`@assets/art/${scene}`} cover={cover} onChoose={choose} />
              ))}
            </ul>
          </>
        )
      }}
    </DialogFrame>
  )
}

interface ChoiceProps {
  name: string
  path: string | null
  cover: string | null
  onChoose: (path: string | null) => void
}

function Choice({ name, path, cover, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={path === cover}
        onClick={() => onChoose(path)}
        className="block w-full rounded-control border-2 border-transparent p-1 text-start text-sm hover:border-line aria-pressed:border-accent aria-pressed:font-semibold"
      >
        <Picture src={path} alt="" format="wide" className="mb-1 aspect-video w-full rounded-[0.375rem] object-cover" />
        <span className="break-words">{name}</span>
      </button>
    </li>
  )
}
