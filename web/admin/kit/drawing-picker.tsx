import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawings } from '../../../schema/drawings'
import { matchesFolded } from '../../../schema/fold'
import { places } from '../../../schema/places'
import { isSpot } from '../../../schema/text-drawings'
import { SearchField } from '../../ui/form-controls'
import { Picture } from '../../ui/picture'

interface DrawingPickerProps {
  picture: string | null
  none?: string
  withSpots: boolean
  onChoose: (picture: string | null) => void
}

const nameOf = (scene: string) => scene.replaceAll('-', ' ')

function placesOf(scene: string): string[] {
  return Object.entries(places).flatMap(([id, { nameVi, nameEn }]) =>
    `-${scene}-`.includes(`-${id}-`) ? [nameVi, nameEn] : [],
  )
}

export function DrawingPicker({ picture, none, withSpots, onChoose }: DrawingPickerProps) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const found = drawings.filter(
    (scene) =>
      (withSpots || !isSpot(scene)) &&
      matchesFolded(query, [nameOf(scene), scene, ...placesOf(scene)]),
  )
  return (
    <>
      <SearchField label={t('kit.cover.search')} name="scene" value={query} onChange={setQuery} />
      <p role="status" className="my-2 text-sm text-muted">
        {t('kit.cover.found', { count: found.length })}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {query === '' && none !== undefined && (
          <Choice name={none} path={null} picture={picture} onChoose={onChoose} />
        )}
        {found.map((scene) => (
          <Choice
            key={scene}
            name={nameOf(scene)}
            path={`@assets/art/${scene}`}
            picture={picture}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}

interface ChoiceProps {
  name: string
  path: string | null
  picture: string | null
  onChoose: (path: string | null) => void
}

function Choice({ name, path, picture, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={path === picture}
        onClick={() => onChoose(path)}
        className={
          'block w-full rounded-control border-2 border-transparent p-1 text-start text-sm ' +
          'hover:border-line aria-pressed:border-accent aria-pressed:font-semibold'
        }
      >
        <Picture
          src={path}
          alt=""
          format="wide"
          className="mb-1 aspect-video w-full rounded-[0.375rem] object-cover"
        />
        <span className="break-words">{name}</span>
      </button>
    </li>
  )
}
